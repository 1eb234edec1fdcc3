/**
 * A feature of PostgREST that this stack does not have: refused with a clear message instead of answered wrongly
 * (docs/fidelity.md).
 */
export class Unsupported extends Error {
  override name = 'Unsupported'

  toResponse(): Response {
    const hint = 'This works on Supabase; see docs/fidelity.md.'
    return Response.json(
      { code: 'LOCAL_STACK', details: null, hint, message: this.message },
      { status: 501 },
    )
  }
}
