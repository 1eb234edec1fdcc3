/** Word writes a list as paragraphs with "mso-list: l0 level2 lfo1" whose marks are text; spreadsheets write bold in classes. */
export function tidyOffice(page: Document): void {
  boldOfClasses(page)
  for (const place of page.querySelectorAll(
    'p[style*="mso-list"], h1[style*="mso-list"], h2[style*="mso-list"], h3[style*="mso-list"]',
  )) {
    const level = /mso-list:[^;]*level(\d+)/.exec(place.getAttribute('style') ?? '')?.[1]
    const mark = [...place.querySelectorAll('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
    )
    if (level === undefined || mark === undefined) continue
    place.setAttribute('data-list-depth', String(Number(level) - 1))
    place.setAttribute('data-list-mark', mark.textContent.replaceAll('\u00a0', ' ').trim())
    mark.remove()
  }
  // Word's own empty marks, and the space that stands for an empty paragraph.
  for (const mark of page.querySelectorAll('o\\:p')) {
    if (mark.textContent.trim() === '') mark.remove()
    else mark.replaceWith(...mark.childNodes)
  }
}

/** Excel and LibreOffice Calc say in a style sheet that cells of a class are bold. */
function boldOfClasses(page: Document): void {
  const sheets = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n')
  for (const [, name, rules] of sheets.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)) {
    if (name === undefined || !/font-weight:\s*(bold|[6-9]00)/.test(rules ?? '')) continue
    for (const element of page.getElementsByClassName(name)) {
      const own = element.getAttribute('style') ?? ''
      if (!own.includes('font-weight')) element.setAttribute('style', `font-weight:bold;${own}`)
    }
  }
}
