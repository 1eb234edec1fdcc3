import katex from 'katex'
import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

/** The formula of a pasted line. */
function formula(inside: string): string {
  const [paragraph] = readHtml(`<p>a <math>${inside}</math> b</p>`)
  const nodes = paragraph?.children ?? []
  expect(nodes.map((node) => node['text'] ?? node.type)).toEqual(['a ', 'equation', ' b'])
  const latex = String(nodes[1]?.['equation'])
  expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'ignore' })).not.toThrow()
  return latex
}
const mi = (letter: string) => `<mi>${letter}</mi>`
const mn = (digits: string) => `<mn>${digits}</mn>`
const mo = (sign: string) => `<mo>${sign}</mo>`

test.each([
  ['a fraction', `<mfrac>${mn('3')}${mn('4')}</mfrac>`, '\\frac{3}{4}'],
  [
    'a fraction without a line',
    `<mfrac linethickness="0">${mi('n')}${mi('k')}</mfrac>`,
    '\\genfrac{}{}{0pt}{}{n}{k}',
  ],
  ['a decimal comma', mn('0,52'), '0{,}52'],
  [
    'roots',
    `<msqrt>${mn('16')}</msqrt>${mo('+')}<mroot>${mn('8')}${mn('3')}</mroot>`,
    '\\sqrt{16}+\\sqrt[{3}]{8}',
  ],
  [
    'indices',
    `<msup>${mi('x')}${mn('2')}</msup>${mo('+')}<msubsup>${mi('a')}${mn('1')}${mn('2')}</msubsup>`,
    '{x}^{2}+{a}_{1}^{2}',
  ],
  [
    'a sum with limits',
    `<munderover>${mo('∑')}<mrow>${mi('k')}${mo('=')}${mn('1')}</mrow>${mi('n')}</munderover>${mi('k')}`,
    '\\sum_{k=1}^{n}k',
  ],
  [
    'a limit',
    `<munder><mo>lim</mo><mrow>${mi('x')}${mo('→')}${mn('0')}</mrow></munder>${mi('x')}`,
    '\\lim_{x\\rightarrow 0}x',
  ],
  [
    'a vector and a line over two letters',
    `<mover>${mi('v')}${mo('→')}</mover>${mo('=')}<mover><mrow>${mi('A')}${mi('B')}</mrow>${mo('‾')}</mover>`,
    '\\vec{v}=\\overline{AB}',
  ],
  [
    'a matrix',
    `${mo('[')}<mtable><mtr><mtd>${mn('1')}</mtd><mtd>${mn('0')}</mtd></mtr><mtr><mtd>${mn('0')}</mtd><mtd>${mn('1')}</mtd></mtr></mtable>${mo(']')}`,
    '[\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}]',
  ],
  [
    'brackets of an older kind',
    `<mfenced open="{" close="}">${mi('x')}${mi('y')}</mfenced>`,
    '\\left\\{ x,y\\right\\}',
  ],
  [
    'words, and signs of degrees and primes after a power',
    `<msup>${mi('x')}${mn('2')}</msup>${mo('°')}<mtext>of the</mtext><msup>${mi('f')}${mo('′')}</msup>`,
    "{x}^{2}\\degree \\text{of the}{f}^{{}'}",
  ],
  [
    'what is said a second time for other programs',
    `<semantics><mrow>${mn('1')}${mo('÷')}${mn('2')}</mrow><annotation encoding="StarMath 5.0">1 div 2</annotation></semantics>`,
    '1\\div 2',
  ],
  ['what is not known', `<mglyphs>${mi('x')}</mglyphs>`, 'x'],
])('%s', (_name, inside, latex) => {
  expect(formula(inside)).toBe(latex)
})

test('with a prefix, on a line of its own, and not at all when it is empty', () => {
  const html = '<math display="block"><mi>x</mi></math><math></math>'
  expect(readHtml(html)).toMatchObject([
    { children: [{ type: 'equation', equation: 'x', inline: false }] },
  ])
})
