/** From the sign that texts hold least often to the one that they hold most often. */
const signs = ['\t', ';', '|', ','] as const

const quoted = /"[^"\n]*"/g

/**
 * The sign that divides the columns: the one of which most lines have the same number. Signs in quoted texts do not count.
 */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 200_000)
    .split('\n', 100)
    .map((line) => line.replaceAll(quoted, ''))
    .filter((line) => line.trim() !== '')
  const judged = signs.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0)
    const lineCounts = new Map<number, number>()
    for (const count of counts) lineCounts.set(count, (lineCounts.get(count) ?? 0) + 1)
    const [most = 0, agreed = 0] =
      [...lineCounts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
    return { sign, most, agreed }
  })
  const [best] = judged.sort((a, b) => b.agreed - a.agreed || b.most - a.most)
  return best === undefined || best.agreed === 0 ? ',' : best.sign
}

/** Excel's own first line, "sep=;": it names the sign and is no row. */
export function namedDelimiter(text: string): { sign: string; rest: string } | null {
  const [line, sign] = /^"?sep=(.)"?[^\S\n]*(?:\n|$)/i.exec(text) ?? []
  return line === undefined || sign === undefined ? null : { sign, rest: text.slice(line.length) }
}
