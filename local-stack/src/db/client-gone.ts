/** The client closed its connection before it had its answer; nobody is left to read one. */
export class ClientGone extends Error {
  override name = 'ClientGone'
  constructor() {
    super('the client went away')
  }
}
