/** The client closed its connection before it was answered. */
export class ClientGone extends Error {
  override name = 'ClientGone'
  constructor() {
    super('the client went away')
  }
}
