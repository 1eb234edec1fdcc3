import katex from 'katex'
import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

/** The formula of a line that Word copied. */
function formula(omml: string): string {
  const html = `<p>a <!--[if gte msEquation 12]><m:oMath>${omml}</m:oMath><![endif]--><![if !msEquation]><img src="file:///x.png">twin<![endif]> b</p>`
  const [paragraph] = readHtml(html)
  const nodes = paragraph?.children ?? []
  expect(nodes.map((node) => node['text'] ?? node.type)).toEqual(['a ', 'equation', ' b'])
  const latex = String(nodes[1]?.['equation'])
  expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'ignore' })).not.toThrow()
  return latex
}
const r = (words: string) => `<m:r><m:t>${words}</m:t></m:r>`
const e = (words: string) => `<m:e>${r(words)}</m:e>`

test.each([
  ['a fraction', `<m:f><m:num>${r('3')}</m:num><m:den>${r('4')}</m:den></m:f>`, '\\frac{3}{4}'],
  [
    'a fraction in a line',
    `<m:f><m:fPr><m:type m:val="lin"/></m:fPr><m:num>${r('3')}</m:num><m:den>${r('4')}</m:den></m:f>`,
    '{3}/{4}',
  ],
  [
    'one above the other, without a line',
    `<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${r('n')}</m:num><m:den>${r('k')}</m:den></m:f></m:e></m:d>`,
    '\\left( \\genfrac{}{}{0pt}{}{n}{k}\\right)',
  ],
  ['a third root', `<m:rad><m:deg>${r('3')}</m:deg>${e('8')}</m:rad>`, '\\sqrt[{3}]{8}'],
  ['a root whose degree is empty', `<m:rad><m:deg/>${e('8')}</m:rad>`, '\\sqrt{8}'],
  [
    'both indices',
    `<m:sSubSup>${e('x')}<m:sub>${r('1')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`,
    '{x}_{1}^{2}',
  ],
  [
    'an index before',
    `<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup>${e('C')}</m:sPre>`,
    '{}_{6}^{14}{C}',
  ],
  ['a function', `<m:func><m:fName>${r('sin')}</m:fName>${e('θ')}</m:func>`, '\\sin {\\theta}'],
  [
    'a limit',
    `<m:func><m:fName><m:limLow>${e('lim')}<m:lim>${r('x→∞')}</m:lim></m:limLow></m:fName>${e('f')}</m:func>`,
    '\\lim_{x\\rightarrow \\infty} {f}',
  ],
  [
    'an integral with limits',
    `<m:nary><m:sub>${r('0')}</m:sub><m:sup>${r('1')}</m:sup>${e('x dx')}</m:nary>`,
    '\\int_{0}^{1}{x dx}',
  ],
  ['a vector', `<m:acc><m:accPr><m:chr m:val="\u20D7"/></m:accPr>${e('v')}</m:acc>`, '\\vec{v}'],
  [
    'a line over',
    `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e('AB')}</m:bar>`,
    '\\overline{AB}',
  ],
  ['a frame', `<m:borderBox>${e('x=2')}</m:borderBox>`, '\\boxed{x=2}'],
  [
    'a matrix in square brackets',
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:m><m:mr>${e('1')}${e('0')}</m:mr><m:mr>${e('0')}${e('1')}</m:mr></m:m></m:e></m:d>`,
    '\\left[ \\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}\\right]',
  ],
  [
    'two lines with a brace on one side',
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:eqArr>${e('x=1')}${e('y=2')}</m:eqArr></m:e></m:d>`,
    '\\left\\{ \\begin{aligned}x=1 \\\\ y=2\\end{aligned}\\right.',
  ],
  [
    'lines that are aligned',
    `<m:eqArr>${e('x&amp;=1')}${e('y&amp;=2')}</m:eqArr>`,
    '\\begin{aligned}x&=1 \\\\ y&=2\\end{aligned}',
  ],
  [
    'words over an arrow',
    `<m:groupChr><m:groupChrPr><m:chr m:val="→"/></m:groupChrPr>${e('heat')}</m:groupChr>`,
    '\\xrightarrow{heat}',
  ],
  [
    'a bracket that cannot grow',
    `<m:d><m:dPr><m:begChr m:val="⟦"/><m:endChr m:val="⟧"/></m:dPr>${e('x')}</m:d>`,
    '\\left. ⟦ x\\right. ⟧',
  ],
  ['a line that is broken', '<m:r>x=1<br>y=2</m:r>', 'x=1 \\\\ y=2'],
  [
    'a sign over a letter that LaTeX has no name for',
    `<m:acc><m:accPr><m:chr m:val="∗"/></m:accPr>${e('v')}</m:acc>`,
    '\\overset{*}{v}',
  ],
  [
    'a ring over a letter',
    `<m:acc><m:accPr><m:chr m:val="\u030A"/></m:accPr>${e('A')}</m:acc>`,
    '\\mathring{A}',
  ],
  [
    'a degree and a prime after a power',
    `<m:sSup>${e('x')}<m:sup>${r('2')}</m:sup></m:sSup>${r('°+')}<m:sSup>${e('y')}<m:sup>${r('3')}</m:sup></m:sSup>${r('′')}`,
    "{x}^{2}\\degree +{y}^{3}{}'",
  ],
  ['signs and mathematical letters', r('𝐴=𝜋𝑟×2°≤50%'), 'A=\\pi r\\times 2\\degree \\le 50\\%'],
  ['decimal commas', r('1,5+2'), '1{,}5+2'],
  ['a shape that nobody knows', `<m:later>${e('x')}</m:later>`, 'x'],
])('%s', (_what, omml, latex) => {
  expect(formula(omml)).toBe(latex)
})

test('a comment that says nothing is no formula', () => {
  expect(
    readHtml('<p>a<!--[if gte msEquation 12]><m:oMath></m:oMath><![endif]--></p>'),
  ).toMatchObject([{ children: [{ text: 'a' }] }])
})
