/** A refusal of Storage. Its HTTP status is nearly always 400; the real one is a string in the body. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly code: string
  /** The status that the body names. */
  readonly statusCode: number
  /** The short word that older clients compare; the code if there is none. */
  readonly error: string
  /** The status line. */
  readonly httpStatus: number

  constructor(options: {
    code: string
    statusCode: number
    message: string
    error?: string
    httpStatus?: number
    cause?: unknown
  }) {
    super(options.message, { cause: options.cause })
    this.code = options.code
    this.statusCode = options.statusCode
    this.error = options.error ?? options.code
    this.httpStatus = options.httpStatus ?? (options.statusCode === 500 ? 500 : 400)
  }

  toResponse(): Response {
    const { statusCode, code, error, message } = this
    return Response.json(
      { statusCode: String(statusCode), code, error, message },
      { status: this.httpStatus },
    )
  }
}
