export interface RunningWords {
  /** Shown above every page except the first. */
  left: string
  right: string
  page: string
  of: string
}

/** A CSS string; the escaped characters could end it, or the style element. */
const cssString = (text: string) =>
  `"${text.replace(/[\\"<>\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`

/** Half of the line at the top of a page. */
const clipped = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text)

function pageRules({ left, right, page, of }: RunningWords): string {
  const number = `${cssString(`${page} `)} counter(page) ${cssString(` ${of} `)} counter(pages)`
  return `@page paper {
  @top-left { content: ${cssString(clipped(left))} }
  @top-right { content: ${cssString(clipped(right))} }
  @bottom-center { content: ${number} }
}
@page paper:first {
  @top-left { content: none }
  @top-right { content: none }
}`
}

/** The head and foot of printed pages, which need a style sheet; browsers without margin boxes print their own. */
export function PageRules({ running }: { running: RunningWords }) {
  return <style>{pageRules(running)}</style>
}
