/** Pictures that nobody sees: for old programs, marks of lists, and those that a formula or an object also is. */
const hidden = /^\\(nonshppict|mmathPict|listpicture|objdata|themedata|datastore)\b/
const kinds: Record<string, string> = { pngblip: 'image/png', jpegblip: 'image/jpeg' }

/**
 * The pictures of a text that Word copied. Its HTML names files of its own disk, which no page may read; their bytes
 * stand in the same text as RTF, in hexadecimal (Rich Text Format 1.9.1, "Pictures").
 * @returns png and jpeg pictures in the order of the text
 */
export function picturesOfRtf(rtf: string): File[] {
  const found: File[] = []
  for (const { kind, hex } of pictureGroups(rtf)) {
    const type = kinds[kind]
    if (type === undefined) continue
    found.push(new File([bytesOf(hex)], `${String(found.length + 1)}.${type.slice(6)}`, { type }))
  }
  return found
}

function* pictureGroups(rtf: string): Generator<{ kind: string; hex: string }> {
  for (const start of groups(rtf)) {
    // Within \pict only {\*\picprop …} and {\*\blipuid …} are groups.
    let group = rtf.slice(start, groupEnd(rtf, start)).replaceAll(/\\[{}\\]/g, ' ')
    for (let before = ''; before !== group;) {
      before = group
      group = group.replaceAll(/\{[^{}]*\}/g, ' ') // ends a control word: digits follow it
    }
    const kind = /\\(pngblip|jpegblip|emfblip|wmetafile|macpict|dibitmap|wbitmap)/.exec(group)?.[1]
    const hex = group.replaceAll(/\\[a-z]+-?\d* ?/gi, '').replaceAll(/[^\da-f]/gi, '')
    if (kind !== undefined && hex.length > 0) yield { kind, hex }
  }
}

/** Where each `\pict` begins that is seen. */
function* groups(rtf: string): Generator<number> {
  let depth = 0
  let hiddenAt = Infinity
  for (const { 0: sign, index } of rtf.matchAll(/\\[{}\\]|[{}]/g)) {
    if (sign === '}') {
      if (depth <= hiddenAt) hiddenAt = Infinity
      depth -= 1
    } else if (sign === '{') {
      depth += 1
      const word = rtf.slice(index + 1, index + 24).replace(/^\\\*\s*/, '')
      if (hiddenAt === Infinity && hidden.test(word)) hiddenAt = depth
      if (hiddenAt === Infinity && word.startsWith('\\pict')) yield index + 1
    }
  }
}

/** Where the group ends that `start` stands in. */
function groupEnd(rtf: string, start: number): number {
  let depth = 1
  const marks = /\\[{}\\]|[{}]/g
  marks.lastIndex = start
  for (let mark = marks.exec(rtf); mark !== null; mark = marks.exec(rtf)) {
    if (mark[0].length > 1) continue
    depth += mark[0] === '{' ? 1 : -1
    if (depth === 0) return mark.index
  }
  return rtf.length
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2))
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  }
  return bytes
}
