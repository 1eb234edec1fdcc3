import PDFDocument from 'pdfkit'
import { SUBJECTS } from '../curriculum.ts'
import { type Resource, hasAnswers, totalMarks } from '../resource-schema.ts'
import { blockPieces } from './blocks.ts'
import { registerFonts } from './fonts.ts'
import { memoPieces } from './memo.ts'
import { type Setting, bodySize, textPiece } from './piece.ts'
import {
  A4,
  Flow,
  MARGIN,
  drawCardsHeader,
  drawFirstHeader,
  drawFooter,
  drawPosterHeader,
  drawRunningHeader,
} from './sheet.ts'
import { ACCENTS } from './theme.ts'
import { WORDS } from './words.ts'

/** The date in all files, so that the same content gives the same bytes on every machine. */
const PRINT_DATE = new Date('2026-01-12T06:00:00Z')

export interface RenderedPdf {
  readonly bytes: Buffer
  readonly pages: number
  /** Number of pages before the memorandum, which visitors may see. */
  readonly learnerPages: number
}

function openDocument(resource: Resource): PDFKit.PDFDocument {
  const { language, subject, grade } = resource
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    pdfVersion: '1.7',
    lang: language === 'en' ? 'en-ZA' : 'af-ZA',
    displayTitle: true,
    info: {
      Title: resource.title,
      Author: 'Kryt',
      Creator: 'Kryt',
      Producer: 'Kryt',
      Subject: `${WORDS[language].grade} ${grade}, ${SUBJECTS[subject][language]}: ${resource.topic}`,
      Keywords: resource.tags.join(', '),
      CreationDate: PRINT_DATE,
      ModDate: PRINT_DATE,
    },
  })
  registerFonts(doc)
  return doc
}

/** Spacing is reduced by these factors, one after the other, to avoid a last page that is nearly empty. */
const SPACINGS = [1, 0.8, 0.62]
const NEARLY_EMPTY = 0.3

interface Draft {
  readonly doc: PDFKit.PDFDocument
  readonly pages: number
  readonly learnerPages: number
  readonly lastFilled: number
}

/** Lays out all pages with the given spacing, without drawing them. */
function typeset(resource: Resource, spacing: number): Draft {
  const doc = openDocument(resource)
  const number = resource.grade === 'R' ? 0 : Number(resource.grade)
  const setting: Setting = {
    doc,
    width: A4.width - MARGIN.left - MARGIN.right,
    size: resource.look === 'poster' ? 15 : bodySize(resource.grade),
    language: resource.language,
    words: WORDS[resource.language],
    accent: ACCENTS[SUBJECTS[resource.subject].accent],
    spacing,
    numbering: number >= 4 ? 'decimal' : 'letters',
  }

  let memo = false
  let pagesOfPart = 0
  const flow = new Flow(() => {
    doc.addPage({ size: 'A4', margin: 0 })
    const opening = pagesOfPart === 0
    pagesOfPart += 1
    if (memo) return MARGIN.top + drawRunningHeader(setting, resource, opening)
    if (resource.look === 'poster') return MARGIN.top + drawPosterHeader(setting, resource)
    if (resource.look === 'cards') return MARGIN.top + drawCardsHeader(setting, resource)
    const draw = opening
      ? drawFirstHeader(setting, resource)
      : drawRunningHeader(setting, resource, false)
    return MARGIN.top + draw
  }, spacing)

  let question = 0
  for (const block of resource.blocks) {
    if (block.kind === 'pageBreak') flow.newPage()
    else {
      if (block.kind === 'question') question += 1
      flow.place(blockPieces(setting, block, question, flow.room))
    }
  }
  const total = totalMarks(resource)
  if (total > 0) {
    const text = `${setting.words.total}: ${total}`
    flow.place([textPiece(setting, text, { face: 'bold', align: 'right' })])
  }
  const lastFilled = flow.filled
  const learnerPages = doc.bufferedPageRange().count
  if (resource.blocks.some(hasAnswers)) {
    memo = true
    pagesOfPart = 0
    flow.newPage()
    flow.place(memoPieces(setting, resource))
  }

  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    drawFooter(setting, page + 1, count)
  }
  return { doc, pages: count, learnerPages, lastFilled }
}

/** Typesets the resource with its memorandum. The same resource always gives the same bytes. */
export async function renderPdf(resource: Resource): Promise<RenderedPdf> {
  const [first, ...tighter] = SPACINGS
  const roomy = typeset(resource, first ?? 1)
  let best = roomy
  if (roomy.learnerPages > 1 && roomy.lastFilled < NEARLY_EMPTY) {
    for (const spacing of tighter) {
      const draft = typeset(resource, spacing)
      if (draft.learnerPages < roomy.learnerPages) {
        best = draft
        break
      }
    }
  }
  const { doc, pages, learnerPages } = best
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise<void>((resolve, reject) => {
    doc.on('end', () => resolve())
    doc.on('error', reject)
    doc.end()
  })
  return { bytes: Buffer.concat(chunks), pages, learnerPages }
}
