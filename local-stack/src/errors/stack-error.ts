/** A failure that the person at the terminal can fix: printed as one sentence, without a stack trace. */
export class StackError extends Error {
  override name = 'StackError'
}
