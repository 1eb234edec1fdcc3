export interface MailRow {
  label: string
  value: string
  note?: string
  strong?: boolean
}

export interface MailBlock {
  title?: string
  rows: MailRow[]
  after?: string
}

interface MailLink {
  label: string
  url: string
}

interface MailFrame {
  greeting: string
  opening: string
  blocks: MailBlock[]
  /** The one thing to do next. */
  link: MailLink
  footer: string[]
  /** At the very end: the shop and where else it is. */
  links: MailLink[]
}

/** For mail programs that show text only. */
export function mailAsText({ greeting, opening, blocks, link, footer, links }: MailFrame): string {
  const block = ({ title, rows, after }: MailBlock) =>
    [
      ...(title === undefined ? [] : [title]),
      ...rows.map(
        ({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`,
      ),
      ...(after === undefined ? [] : [after]),
    ].join('\n')
  const named = ({ label, url }: MailLink) => (url.endsWith(label) ? url : `${label}: ${url}`)
  const parts = [greeting, opening, ...blocks.map(block), named(link), ...footer]
  return `${[...parts, links.map(named).join('\n')].join('\n\n')}\n`
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const cell = 'padding:8px 0;border-top:1px solid #e4dfd2;vertical-align:top;'

function row({ label, value, note, strong }: MailRow): string {
  const weight = strong === true ? 'font-weight:700;font-size:17px;' : ''
  const small =
    note === undefined
      ? ''
      : `<br><span style="color:#5c6b64;font-size:13px">${escaped(note)}</span>`
  return (
    `<tr><td style="${cell}padding-right:16px;${weight}">${escaped(label)}${small}</td>` +
    `<td style="${cell}text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;${weight}">` +
    `${escaped(value)}</td></tr>`
  )
}

function block({ title, rows, after }: MailBlock): string {
  const head =
    title === undefined
      ? ''
      : `<h2 style="font-size:17px;line-height:1.3;margin:28px 0 0">${escaped(title)}</h2>`
  const table =
    rows.length === 0
      ? ''
      : `<table role="presentation" width="100%" style="border-collapse:collapse;width:100%;margin:${title === undefined ? '22px' : '10px'} 0 0">` +
        `${rows.map(row).join('')}</table>`
  const tail =
    after === undefined
      ? ''
      : `<p style="margin:10px 0 0">${escaped(after).replaceAll('\n', '<br>')}</p>`
  return head + table + tail
}

/** Mail programs know tables and inline styles, and little else. */
export function mailAsHtml(frame: MailFrame, language: string): string {
  const { greeting, opening, blocks, link, footer, links } = frame
  const anchor = ({ label, url }: MailLink) =>
    `<a href="${escaped(url)}" style="color:#1f4d3d">${escaped(label)}</a>`
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light"></head>' +
    '<body style="margin:0;background:#faf7f0;color:#1e2a26;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px 16px">' +
    '<p style="font-size:24px;line-height:1;font-weight:700;color:#1f4d3d;margin:0 0 20px">' +
    '<span style="border-bottom:3px solid #c99a1e">kryt</span></p>' +
    '<div style="background:#fff;border:1px solid #e4dfd2;border-radius:10px;padding:24px">' +
    `<p style="margin:0 0 12px">${escaped(greeting)}</p><p style="margin:0">${escaped(opening)}</p>` +
    blocks.map(block).join('') +
    `<p style="margin:28px 0 0"><a href="${escaped(link.url)}" style="background:#1f4d3d;color:#fff;` +
    'text-decoration:none;padding:12px 20px;border-radius:8px;display:inline-block;font-weight:600">' +
    `${escaped(link.label)}</a></p></div>` +
    '<div style="color:#5c6b64;font-size:13px;margin:20px 4px 0">' +
    footer.map((line) => `<p style="margin:0 0 6px">${escaped(line)}</p>`).join('') +
    `<p style="margin:12px 0 0">${links.map(anchor).join(' &nbsp;·&nbsp; ')}</p></div></div></body></html>`
  )
}
