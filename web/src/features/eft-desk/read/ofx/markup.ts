import { decodeHTMLStrict } from 'entities'
import { Tokenizer } from 'htmlparser2'

/** What a file of tags says, in its order. Names are in capitals and without a prefix; `at` is the place in the text. */
export interface MarkupReader {
  open: (name: string, at: number) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** Stands for a "<" that begins no tag, so that the tokenizer takes it for a letter. No file may hold it. */
const lessThan = '\u0001'

/** "<" that begins neither a tag nor CDATA, a comment, a declaration: banks write "A < B" and "I <3 U". */
const noTag = /<(?!\/?[a-z][\w.:-]*(?:\s[^<>]*)?\/?>|!--|!\[CDATA\[|[?!][a-z][^<>]*>)/gi

/** Attributes mean nothing in OFX; a quotation mark without its pair would swallow the rest of the file. */
const attributes = /<\/?[a-z][^<>]*["'][^<>]*>/gi

const sections = /<!\[CDATA\[|\]\]>|<!--|-->|<\/?STMTTRN>/gi

/** Places of CDATA and comments that never end: a section of text does not go on into the next transaction. */
function endless(text: string): Set<number> {
  const places = new Set<number>()
  let cdataEnds = false
  let commentEnds = false
  for (const { 0: sign, index } of [...text.matchAll(sections)].reverse()) {
    if (sign === ']]>') cdataEnds = true
    else if (sign === '-->') commentEnds = true
    else if (sign === '<!--') {
      if (!commentEnds) places.add(index)
    } else if (sign.startsWith('<!')) {
      if (!cdataEnds) places.add(index)
      cdataEnds = false
    } else cdataEnds = false
  }
  return places
}

/** The same text, letter for letter in its place, with nothing in it that a tokenizer could stumble over. */
function tidy(text: string): string {
  const open = endless(text)
  return text
    .replaceAll(/<!(?:--|\[CDATA\[)/gi, (sign, at: number) =>
      open.has(at) ? lessThan + sign.slice(1) : sign,
    )
    .replaceAll(noTag, lessThan)
    .replaceAll(attributes, (tag) => tag.replaceAll(/["']/g, ' '))
}

const plain = (text: string) => text.replaceAll(/\u0001!\[CDATA\[/gi, '').replaceAll(lessThan, '<')

/**
 * Goes through OFX, the SGML of 1.x whose values need no closing tag and the XML of 2.x alike. There is no tree: what a
 * closing tag ends is for the reader to know, so that depth costs nothing. Entities are those of HTML and numbers, each
 * resolved once; those that a DTD defines stay as they are written.
 */
export function readMarkup(file: string, reader: MarkupReader): void {
  const source = tidy(file.replaceAll(lessThan, ' '))
  const name = (start: number, end: number) => {
    const said = source.slice(start, end).toUpperCase()
    return said.slice(said.lastIndexOf(':') + 1)
  }
  const ignored = () => undefined
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname: (start, end) => reader.open(name(start, end), start),
      onclosetag: (start, end) => reader.close(name(start, end)),
      ontext: (start, end) => reader.text(decodeHTMLStrict(plain(source.slice(start, end)))),
      oncdata: (start, end, offset) => reader.text(plain(source.slice(start, end - offset))),
      onopentagend: ignored,
      onselfclosingtag: ignored,
      onattribdata: ignored,
      onattribentity: ignored,
      onattribend: ignored,
      onattribname: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      ontextentity: ignored,
      onend: ignored,
    },
  )
  tokenizer.write(source)
  tokenizer.end()
}
