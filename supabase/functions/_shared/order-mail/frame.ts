import { escapeMarkup } from '../text/escape.ts'
import { mailButton, mailLink, mailPage, type MailLink } from '../mail/page.ts'

/** Words that may be in another language than the mail, for screen readers and hyphenation. */
interface MailTitle {
  text: string
  lang?: string | undefined
}

export interface MailPart {
  title: MailTitle
  after: string
}

export interface MailRow {
  label: string
  /** The language of the label, where it is not the mail's. */
  lang?: string | undefined
  value: string
  note?: string
  /** What it consists of, a line for each below the note. */
  parts?: MailPart[]
  strong?: boolean
}

export interface MailBlock {
  title?: string
  rows: MailRow[]
  after?: string
}

interface MailFrame {
  greeting: string
  opening: string
  blocks: MailBlock[]
  /** The one thing to do next. */
  link: MailLink
  footer: string[]
  /** At the very end: the shop's own page and its social pages. */
  links: MailLink[]
}

/** The plain text of the mail. */
export function mailAsText({ greeting, opening, blocks, link, footer, links }: MailFrame): string {
  const block = ({ title, rows, after }: MailBlock) =>
    [
      ...(title === undefined ? [] : [title]),
      ...rows.map(
        ({ label, value, note, parts = [] }) =>
          `${label}: ${value}${note === undefined ? '' : ` (${note})`}` +
          parts.map(({ title, after }) => `\n  • ${title.text}${after}`).join(''),
      ),
      ...(after === undefined ? [] : [after]),
    ].join('\n')
  const named = ({ label, url }: MailLink) => (url.endsWith(label) ? url : `${label}: ${url}`)
  const parts = [greeting, opening, ...blocks.map(block), named(link), ...footer]
  return `${[...parts, links.map(named).join('\n')].join('\n\n')}\n`
}

const cell = 'padding:7px 0;border-top:1px solid #e4dfd2;vertical-align:top;'

const inLanguage = ({ text, lang }: MailTitle) =>
  lang === undefined ? escapeMarkup(text) : `<span lang="${lang}">${escapeMarkup(text)}</span>`

function row(
  { label, lang, value, note, parts = [], strong }: MailRow,
  index: number,
  all: MailRow[],
): string {
  const weight = strong === true ? 'font-weight:700;font-size:18px;' : ''
  // A heavier line above the total.
  const above = strong === true && index === all.length - 1 ? 'border-top-width:2px;' : ''
  const lines = [
    ...(note === undefined ? [] : [escapeMarkup(note)]),
    // A second line begins below the words, not below the dot.
    ...parts.map(
      ({ title, after }) =>
        `<span style="display:block;padding-left:11px;text-indent:-11px">• ${inLanguage(title)}${escapeMarkup(after)}</span>`,
    ),
  ]
  const small =
    lines.length === 0
      ? ''
      : `<span class="muted" style="display:block;padding-top:2px;color:#5c6b64;font-size:13px;line-height:19px;font-weight:400">${lines.join('')}</span>`
  return (
    `<tr><td class="line" style="${cell}padding-right:16px;${above}${weight}">${inLanguage({ text: label, lang })}${small}</td>` +
    `<td class="line" style="${cell}text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;${above}${weight}">` +
    `${escapeMarkup(value)}</td></tr>`
  )
}

function block({ title, rows, after }: MailBlock): string {
  const head =
    title === undefined
      ? ''
      : `<h2 style="font-size:17px;line-height:24px;font-weight:700;margin:28px 0 0">${escapeMarkup(title)}</h2>`
  const table =
    rows.length === 0
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;width:100%;margin:${title === undefined ? '24px' : '8px'} 0 0">` +
        `${rows.map(row).join('')}</table>`
  const tail =
    after === undefined
      ? ''
      : `<p style="margin:8px 0 0">${escapeMarkup(after).replaceAll('\n', '<br>')}</p>`
  return head + table + tail
}

/** Keeps the name of a document on one line. */
const withWholeNames = (html: string) =>
  html.replaceAll(/[\w-]+\.pdf/g, '<span style="white-space:nowrap">$&</span>')

/** @param title the title that an HTML document must have */
export function mailAsHtml(
  frame: MailFrame,
  { language, title }: { language: string; title: string },
) {
  const { greeting, opening, blocks, link, footer, links } = frame
  return mailPage({
    language,
    title,
    preview: opening,
    body:
      `<p style="margin:0 0 12px">${escapeMarkup(greeting)}</p><p style="margin:0">${withWholeNames(escapeMarkup(opening))}</p>` +
      `${blocks.map(block).join('')}<p style="margin:28px 0 4px">${mailButton(link)}</p>`,
    footer:
      footer.map((line) => `<p style="margin:0 0 6px">${escapeMarkup(line)}</p>`).join('') +
      `<p style="margin:12px 0 0">${links.map(mailLink).join(' &nbsp;·&nbsp; ')}</p>`,
  })
}
