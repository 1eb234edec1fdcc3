/**
 * The most of each in the address of a request. lite builds a tree of what it reads there and a subquery for each
 * embedded resource. The addresses of the app and of the functions have a tenth of it.
 */
const limits: { what: string; found: RegExp; most: number }[] = [
  { what: 'conditions, columns and values', found: /[,&]/g, most: 1000 },
  { what: 'brackets', found: /\(/g, most: 50 },
  { what: 'casts and paths', found: /::|->/g, most: 50 },
  { what: 'negations', found: /\bnot\./g, most: 50 },
]
const maxDepth = 10

/** Quoted values, in which brackets and commas are text. */
const quoted = /"(?:[^"\\]|\\.)*"/g

/** A request whose address alone would be too much work, in the form in which PostgREST refuses what it cannot read. */
export class TooMuchAsked extends Error {
  override name = 'TooMuchAsked'

  toResponse(): Response {
    const { message } = this
    return Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status: 400 })
  }
}

/** @throws TooMuchAsked */
export function refuseTooMuch(url: string): void {
  const { searchParams } = new URL(url)
  const text = [...searchParams]
    .map((pair) => pair.join('='))
    .join('&')
    .replaceAll(quoted, '""')
  for (const { what, found, most } of limits) {
    if ((text.match(found)?.length ?? 0) > most) {
      throw new TooMuchAsked(`The address has more than ${String(most)} ${what}`)
    }
  }
  if (deepest(text) > maxDepth) {
    throw new TooMuchAsked(`The address has brackets deeper than ${String(maxDepth)}`)
  }
}

function deepest(text: string): number {
  let depth = 0
  let most = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    most = Math.max(most, depth)
  }
  return most
}
