import { escapeMarkup } from '../text/escape.ts'

/**
 * Mail programs support tables and inline styles, and little else. The light colours are therefore written on each
 * element; programs with a dark mode take its colours from here. The templates of sign-in mails (supabase/templates)
 * repeat these rules.
 */
const dark = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.paper{background:#101a17!important;color:#ecf0ea!important}',
  '.card{background:#17231f!important;border-color:#26352f!important;color:#ecf0ea!important}',
  '.line{border-color:#26352f!important}',
  '.muted{color:#9db0a6!important}',
  '.mark,.link{color:#5fb594!important}',
  '.button{background:#5fb594!important;color:#0c1713!important}',
  '}',
  '@media (max-width:480px){.card{padding:20px!important}}',
].join('')

export interface MailLink {
  label: string
  url: string
}

/** The button for the one thing to do next. */
export const mailButton = ({ label, url }: MailLink) =>
  `<a class="button" href="${escapeMarkup(url)}" style="background:#1f4d3d;color:#ffffff;text-decoration:none;` +
  `padding:12px 24px;border-radius:10px;display:inline-block;font-weight:700">${escapeMarkup(label)}</a>`

export const mailLink = ({ label, url }: MailLink) =>
  `<a class="link" href="${escapeMarkup(url)}" style="color:#1f4d3d">${escapeMarkup(label)}</a>`

interface MailPage {
  language: string
  title: string
  /** The text that an inbox shows after the subject. */
  preview: string
  body: string
  footer: string
}

/** The logo, a card with the message, and small print below. `body` and `footer` are HTML. */
export function mailPage({ language, title, preview, body, footer }: MailPage): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(title)}</title>` +
    `<style>${dark}</style></head>` +
    '<body class="paper" style="margin:0;padding:0;background:#faf7f0;color:#1e2a26">' +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>` +
    '<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f0">' +
    '<tr><td align="center" style="padding:32px 16px">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;' +
    "font:16px/24px Figtree,'Segoe UI',Helvetica,Arial,sans-serif;text-align:left\">" +
    '<tr><td style="padding:0 8px 20px"><span class="mark" style="font-size:28px;line-height:34px;font-weight:800;' +
    'letter-spacing:-0.5px;color:#1f4d3d;border-bottom:4px solid #c99a1e">kryt</span></td></tr>' +
    '<tr><td class="card" style="padding:28px 32px;background:#ffffff;border:1px solid #e4dfd2;border-radius:10px;' +
    `color:#1e2a26;word-break:break-word">${body}</td></tr>` +
    `<tr><td class="muted" style="padding:16px 8px;font-size:13px;line-height:20px;color:#5c6b64">${footer}</td></tr>` +
    '</table></td></tr></table></body></html>'
  )
}
