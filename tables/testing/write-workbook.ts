import { strToU8, zipSync } from 'fflate'

export interface Written {
  /** The XML of each sheet's rows; merged: the cells that are one, such as A1:D1. */
  sheets: { rows: string; state?: string; merged?: string }[]
  /** Number formats; the styles of cells count from 1 in their order. */
  formats?: string[]
  texts?: string
  from1904?: boolean
  /** A prefix for every element, as some programs write it. */
  prefix?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A workbook as programs write it, from its XML, so that tests can say things that no library writes. */
export function writeWorkbook({ sheets, formats = [], texts = '', from1904 = false }: Written) {
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${ns} xmlns:r="${rel}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ state }, n) =>
          `<sheet name="S${String(n)}" sheetId="${String(n + 1)}" r:id="r${String(n)}"${state === undefined ? '' : ` state="${state}"`}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, n) =>
          `<Relationship Id="r${String(n)}" Type="${rel}/worksheet" Target="worksheets/sheet${String(n)}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${ns}><numFmts>${formats
      .map((code, n) => `<numFmt numFmtId="${String(n + 200)}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, n) => `<xf numFmtId="${String(n + 200)}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${ns}>${texts}</sst>`,
  }
  for (const [n, { rows, merged }] of sheets.entries())
    files[`xl/worksheets/sheet${String(n)}.xml`] =
      `<worksheet ${ns}><sheetData>${rows}</sheetData>${merged === undefined ? '' : `<mergeCells><mergeCell ref="${merged}"/></mergeCells>`}</worksheet>`
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  )
}

/** One cell in the first row of a workbook. */
export const oneCell = (cell: string, format?: string, from1904 = false) =>
  writeWorkbook({
    sheets: [{ rows: `<row r="1"><c r="A1" ${cell}</c></row>` }],
    ...(format === undefined ? {} : { formats: [format] }),
    from1904,
  })
