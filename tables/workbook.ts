import { unzipSync } from 'fflate'
import * as numfmt from 'numfmt'
import { readXml } from './xml.ts'

/** What the cells of a sheet refer to. */
export interface Workbook {
  /** The sheets that are shown, in their order. */
  sheets: Uint8Array[]
  texts: string[]
  /** The number format of each style. */
  formats: string[]
  /** Days are counted from 1904, as on old Macs. */
  from1904: boolean
}

const relations = 'xl/_rels/workbook.xml.rels'

/** Excel writes signs that XML forbids as _x000D_. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** The texts of cells, once each. Signs of how a word is spoken are no part of a text. */
function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let spoken = 0
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken += 1
      isText = name === 't' && spoken === 0
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      if (name === 'rPh') spoken -= 1
      if (name === 'si') texts.push(unescaped(text))
      isText = false
    },
  })
  return texts
}

function numberFormats(bytes: Uint8Array | undefined): string[] {
  const named = new Map<number, string>()
  const formats: string[] = []
  let inCells = false
  readXml(bytes, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') named.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells)
        formats.push(named.get(Number(numFmtId)) ?? numfmt.getFormatFromId(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

/** The path of each sheet that is shown, and from when days are counted. */
function sheetPaths(parts: Readonly<Record<string, Uint8Array>>) {
  const targets = new Map<string, string>()
  readXml(parts[relations], {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/worksheet'))
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const paths: string[] = []
  let from1904 = false
  readXml(parts['xl/workbook.xml'], {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const path = targets.get(id ?? '')
      if (name === 'sheet' && path !== undefined && !/hidden/i.test(attributes['state'] ?? ''))
        paths.push(path)
    },
  })
  return { paths, from1904 }
}

/**
 * Opens a workbook. No part unfolds to more than its directory says, which unzippedSize() has added up before.
 * @throws when it is no zip archive
 */
export function openWorkbook(bytes: Uint8Array): Workbook | null {
  const parts = unzipSync(bytes, {
    filter: ({ name }) =>
      /^xl\/(workbook|styles|sharedStrings|worksheets\/|_rels\/workbook)/i.test(name),
  })
  if (parts['xl/workbook.xml'] === undefined) return null
  const { paths, from1904 } = sheetPaths(parts)
  return {
    sheets: paths.flatMap((path) => parts[path] ?? []),
    texts: sharedTexts(parts['xl/sharedStrings.xml']),
    formats: numberFormats(parts['xl/styles.xml']),
    from1904,
  }
}
