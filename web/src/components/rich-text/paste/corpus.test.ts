import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RichTextNode } from '@kryt/documents/rich-text'
import { markerOf } from '../view/list-marker.ts'
import { readHtml } from './read-html.ts'
import { readOwn } from './own-nodes.ts'
import { readPlain } from './read-plain.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'corpus', name), 'utf8')

/** Nodes in short: "p", "h2", "ol:lower-alpha" with what is in them, words with their format. */
function short(node: RichTextNode): string {
  const inside = (node.children ?? []).map(short).join('')
  switch (node.type) {
    case 'text':
      return node['format'] === 0
        ? String(node['text'])
        : `{${String(node['format'])}:${String(node['text'])}}`
    case 'linebreak':
      return '/'
    case 'equation':
      return node['inline'] === true
        ? `$${String(node['equation'])}$`
        : `$$${String(node['equation'])}$$`
    case 'link':
      return `[${inside}](${String(node['url'])})`
    case 'paragraph':
      return `<p${node['format'] === '' ? '' : ` ${String(node['format'])}`}>${inside}`
    case 'heading':
      return `<${String(node['tag'])}>${inside}`
    case 'list': {
      const kind = markerOf(node) ?? 'bullet'
      return `<${kind}${node['start'] === 1 ? '' : ` from ${String(node['start'])}`}>${inside}</>`
    }
    case 'listitem':
      return `<li>${inside}`
    case 'table':
      return `<table>${inside}</>`
    case 'tablerow':
      return `<tr>${inside}`
    case 'tablecell': {
      const wide = node['colSpan'] === 1 ? '' : ` ${String(node['colSpan'])}`
      return `<${node['headerState'] === 0 ? 'td' : 'th'}${wide}>${inside}`
    }
    default:
      return node.type
  }
}
const read = (name: string) => readHtml(sample(name)).map(short).join('')

test('Word: headings, formats, lists with their letters; pictures of its own disk and empty paragraphs go', () => {
  expect(read('word-desktop.html')).toBe(
    '<h2>Section A<p>{1:Read} the passage and answer H{32:2}O.' +
      '<lower-alpha><li>Name a tree.<li><lower-roman><li>Its leaf</><li>Name a {8:river}.</>' +
      '<p center>Figure 1',
  )
})

test('Word: formulas come once, as formulas: in their line, or on one of their own', () => {
  expect(read('word-equations.html')).toBe(
    '<p>Solve for {2:x}: $\\frac{x+1{,}5}{2}=\\sqrt{{x}^{2}-1}$, if $x\\ge 0$.' +
      '<p>$$\\sum_{k=1}^{n}{\\left[ {a}_{k}\\right]}\\text{ cm each}$$',
  )
})

test('Word online: the items of one list, each in a list of its own, are joined', () => {
  expect(read('word-online.html')).toBe('<p>{1:Answer all} questions.<decimal><li>One<li>Two</>')
})

test('Google Docs: formats from styles, not from the <b> around all, and a list beside its item', () => {
  expect(read('google-docs.html')).toBe(
    '<p>Plain and {3:both}{64:2}<lower-alpha><li>first<li><bullet><li>deeper</><li>second</>' +
      '<p>[a link](https://kryt.example/x) and not one',
  )
})

test('Google Sheets and Excel: a table whose bold first row heads it', () => {
  expect(read('google-sheets.html')).toBe(
    '<table><tr><th><p>{1:Month}<th><p>{1:mm}<tr><td><p>January<td><p>82,5</>',
  )
  expect(read('excel.html')).toBe(
    '<table><tr><th><p>{1:Item}<th><p>{1:Price}<tr><td><p>Bread<td><p>R 18,50<tr><td 2><p>Total</>',
  )
})

test('LibreOffice: no fonts and sizes of its own', () => {
  expect(read('libreoffice.html')).toBe(
    '<h1>Rivers<p>{2:Name} two.<lower-roman><li>The Vaal<li>The Orange</>',
  )
})

test('a web page: no scripts, styles, frames and tables in tables; LaTeX beside a formula is one', () => {
  expect(read('web-page.html')).toBe(
    '<p>Words big $\\frac{1}{2}$<table><tr><th><p>A<tr><td><p>x<p>inner</>',
  )
})

test('a PDF: lines are joined and divided words healed, but for what begins with a number or letter', () => {
  expect(readPlain(sample('pdf.txt')).map(short)).toEqual([
    '<p>1.1 Read the passage about the river and then answer the questions that follow. Write the answers in full sentences in your book.',
    '<p>1.2 Name two rivers of South Africa that flow into the Atlantic Ocean and say where each of them begins.',
    '<p>(a) The first one',
  ])
  expect(readPlain('one\ntwo\n\nthree').map(short)).toEqual(['<p>one', '<p>two', '<p>three'])
})

test('our own: styles, links and pictures of others are left out, and other programs are not believed', () => {
  const nodes = [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'big', format: 0, style: 'font-size: 1.2em; position: fixed' },
        {
          type: 'link',
          url: 'javascript:x',
          children: [{ type: 'text', text: 'link', format: 0 }],
        },
        { type: 'image', src: 'https://elsewhere.example/spy.png' },
      ],
    },
  ]
  expect(readOwn(JSON.stringify({ namespace: 'kryt', nodes }))).toMatchObject([
    { type: 'paragraph', children: [{ style: 'font-size: 1.2em;' }, { text: 'link' }] },
  ])
  expect(readOwn(JSON.stringify({ namespace: 'elsewhere', nodes }))).toBe(null)
  expect(readOwn('')).toBe(null)
})
