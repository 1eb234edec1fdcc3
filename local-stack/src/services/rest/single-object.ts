const objectType = 'application/vnd.pgrst.object+json'

/** The answer to `single()` when there is not exactly one row. Thrown, so that a write is rolled back. */
export class NotSingle extends Error {
  override name = 'NotSingle'
  readonly #rows: number

  constructor(rows: number) {
    super('Cannot coerce the result to a single JSON object')
    this.#rows = rows
  }

  toResponse(): Response {
    const details = `The result contains ${String(this.#rows)} rows`
    return Response.json(
      { code: 'PGRST116', details, hint: null, message: this.message },
      { status: 406 },
    )
  }
}

/**
 * Turns the list into an object: lite answers a write that embeds other tables with a list even when one object was
 * requested.
 * @throws NotSingle
 */
export async function asSingleObject(
  answer: unknown,
  accept: string | undefined,
): Promise<unknown> {
  if (!(answer instanceof Response) || !answer.ok) return answer
  if (accept?.includes(objectType) !== true || answer.status === 204) return answer
  const text = await answer.clone().text()
  if (!text.startsWith('[') || answer.headers.get('content-type')?.includes(objectType) === true) {
    return answer
  }
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows)) return answer
  if (rows.length !== 1) throw new NotSingle(rows.length)
  const headers = new Headers(answer.headers)
  headers.set('content-type', `${objectType}; charset=utf-8`)
  headers.delete('content-length')
  // Cut out of the text instead of parsed, so that numbers keep all digits.
  const object = text.trim().slice(1, -1)
  return new Response(object, { status: answer.status, headers })
}
