import type { ListMarker } from '../view/list-marker.ts'

export interface ItemMark {
  kind: 'bullet' | ListMarker
  start: number
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }

function romanValue(text: string): number {
  const values = Array.from(text.toLowerCase(), (letter) => romans[letter] ?? 0)
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
}

/** What a printed mark such as "a)", "iv." or "•" says. A single "i" begins Roman numerals, as in every word processor. */
export function itemMark(printed: string): ItemMark {
  const mark = printed
    .trim()
    .replace(/^\(/, '')
    .replace(/[.)]+$/, '')
  const number = /^\d+$/.test(mark) ? Number(mark) : undefined
  if (number !== undefined) return { kind: 'decimal', start: number }
  const upper = mark === mark.toUpperCase()
  if (/^[ivxl]+$/i.test(mark) && !/^[vxl]$/i.test(mark)) {
    return { kind: upper ? 'upper-roman' : 'lower-roman', start: romanValue(mark) }
  }
  if (/^[a-z]$/i.test(mark) && !(mark === 'o' && printed.trim() === 'o')) {
    return {
      kind: upper ? 'upper-alpha' : 'lower-alpha',
      start: mark.toLowerCase().charCodeAt(0) - 96,
    }
  }
  return { kind: 'bullet', start: 1 }
}

/** The same from the type of an <ol> or its style. */
export function markOfList(list: Element): ItemMark {
  if (list.tagName === 'UL') return { kind: 'bullet', start: 1 }
  const start = Number(list.getAttribute('start') ?? 1) || 1
  const said = `${list.getAttribute('style') ?? ''} ${list.querySelector(':scope > li')?.getAttribute('style') ?? ''}`
  const type = list.getAttribute('type')
  const styled =
    /list-style(?:-type)?:\s*["']?(lower-alpha|upper-alpha|lower-roman|upper-roman|lower-latin|upper-latin)/.exec(
      said,
    )?.[1]
  const byType: Record<string, ListMarker> = {
    a: 'lower-alpha',
    A: 'upper-alpha',
    i: 'lower-roman',
    I: 'upper-roman',
  }
  const kind = styled?.replace('latin', 'alpha') ?? byType[type ?? ''] ?? 'decimal'
  return { kind: kind as ListMarker, start } // one of the words above
}
