/** What PostgREST can and this stack cannot: said in clear words rather than answered wrongly (docs/fidelity.md). */
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
