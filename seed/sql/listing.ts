import { SUBJECTS } from '../curriculum.ts'
import type { Resource } from '../resource-schema.ts'

const WORDS = {
  en: {
    topic: 'CAPS topic',
    grade: 'Grade',
    term: 'Term',
    pages: (n: number) => (n === 1 ? '1 A4 page' : `${n} A4 pages`),
    memo: 'memorandum included',
    noMemo: 'no memorandum needed',
    pdf: 'PDF, prints well in black and white',
    posted: 'Printed and sent to you by post',
  },
  af: {
    topic: 'KABV-onderwerp',
    grade: 'Graad',
    term: 'Kwartaal',
    pages: (n: number) => (n === 1 ? '1 A4-bladsy' : `${n} A4-bladsye`),
    memo: 'memorandum ingesluit',
    noMemo: 'geen memorandum nodig nie',
    pdf: 'PDF, druk goed in swart en wit',
    posted: 'Gedruk en per pos aan jou gestuur',
  },
} as const

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The listing in the shop as simple HTML: paragraphs, contents and facts. */
export function listingHtml(resource: Resource, pages: number): string {
  const words = WORDS[resource.language]
  const subject = SUBJECTS[resource.subject][resource.language]
  const memo = resource.tags.includes('memo') ? words.memo : words.noMemo
  const facts = [
    `<strong>${words.grade} ${resource.grade}, ${escape(subject)}</strong>` +
      (resource.term === null ? '' : `, ${words.term} ${resource.term}`),
    `${words.topic}: ${escape(resource.topic)}`,
    resource.physical
      ? `${escape(resource.format ?? words.pages(pages))}. ${words.posted}`
      : `${words.pages(pages)}, ${memo}; ${words.pdf}`,
  ]
  return [
    ...resource.intro.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    `<ul>${resource.points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`,
    `<p>${facts.join('<br>')}</p>`,
  ].join('')
}
