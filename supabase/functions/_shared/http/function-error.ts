/**
 * A refusal that the caller can act on. The word is stable and listed in docs/error-codes.md; the web app
 * turns it into a sentence.
 */
export class FunctionError extends Error {
  override name = 'FunctionError'
  readonly status: number
  readonly word: string
  /** In how many seconds to try again. */
  readonly retryAfter: number | undefined

  constructor(status: number, word: string, retryAfter?: number) {
    super(word)
    this.status = status
    this.word = word
    this.retryAfter = retryAfter
  }
}
