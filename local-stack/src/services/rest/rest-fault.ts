interface FaultParts {
  code: string
  message: string
  details?: unknown
  hint?: string | null
  headers?: Record<string, string>
}

/** A refusal in PostgREST's form. Thrown, so that a write is rolled back. */
export class RestFault extends Error {
  override name = 'RestFault'
  readonly status: number
  readonly #parts: FaultParts

  constructor(status: number, parts: FaultParts) {
    super(parts.message)
    this.status = status
    this.#parts = parts
  }

  toResponse(): Response {
    const { code, message, details = null, hint = null, headers = {} } = this.#parts
    return Response.json({ code, details, hint, message }, { status: this.status, headers })
  }
}

/** PGRST100: a part of the address that cannot be read. */
export const unreadable = (what: string, text: string, details: string) =>
  new RestFault(400, {
    code: 'PGRST100',
    message: `"failed to parse ${what} (${text})" (line 1, column 1)`,
    details,
  })

export const invalidBody = (message: string) => new RestFault(400, { code: 'PGRST102', message })
