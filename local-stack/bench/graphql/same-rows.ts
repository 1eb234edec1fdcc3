import { isDeepStrictEqual } from 'node:util'
import type { Dialect, HttpRequest } from './dialect.ts'
import type { Page, Question, Way } from './question.ts'

async function fetchPage(port: number, dialect: Dialect, asked: HttpRequest): Promise<Page> {
  const { path, headers, body } = asked
  const signal = AbortSignal.timeout(10_000)
  const url = `http://127.0.0.1:${port}${path}`
  const response = await fetch(url, { method: 'POST', headers, body, signal })
  const text = await response.text()
  try {
    return dialect.read(JSON.parse(text))
  } catch (cause) {
    throw new Error(`no page: ${response.status} ${text.slice(0, 500)}`, { cause })
  }
}

/**
 * Sends every server the same requests and compares the answers field by field and in order.
 * @returns the total counts of the pages
 * @throws Error that names the server whose page differs from the first one's
 */
export async function checkSameRows(
  servers: { name: string; port: number; dialect: Dialect }[],
  way: Way,
  questions: Question[],
): Promise<number[]> {
  const sizes: number[] = []
  for (const question of questions) {
    let expected: Page | undefined
    for (const { name, port, dialect } of servers) {
      const page = await fetchPage(port, dialect, dialect.request(way, question))
      expected ??= page
      if (!isDeepStrictEqual(page, expected)) {
        const [one, other] = [JSON.stringify(page), JSON.stringify(expected)]
        throw new Error(`${name} has other rows for ${question.words.join(' ')}:\n${one}\n${other}`)
      }
    }
    if (!expected || expected.cards.length === 0) {
      throw new Error(`${question.words.join(' ')} finds nothing`)
    }
    sizes.push(expected.totalCount)
  }
  return sizes
}
