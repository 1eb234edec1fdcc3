/** A request that is small to write and would be much work to answer. */
export interface GraphqlBomb {
  what: string
  query: string
  variables?: unknown
  operationName?: string
  /** Of the answer; 200 where it is missing, as for all that GraphQL refuses. */
  status?: number
  /** Part of the message of the refusal; where it is missing, the request is answered, in no more than its time. */
  refusal?: RegExp
}

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ')
const nest = (depth: number, value: unknown, wrap: (inner: unknown) => unknown): unknown =>
  depth === 0 ? value : nest(depth - 1, wrap(value), wrap)
const spreading = (levels: number, spreads: number) =>
  `{ ...f0 } ${times(levels, (level) => `fragment f${String(level)} on Query { ${times(spreads, () => `...f${String(level + 1)}`)} }`)} fragment f${String(levels)} on Query { __typename }`

const tooMuch = /more than 5000 selections and values/
const tags = 'productTagCollection'
const backAndForth = (levels: number): string =>
  levels === 0
    ? 'id'
    : `category { productCollection(first: 100) { edges { node { ${backAndForth(levels - 1)} } } } }`

export const graphqlBombs: GraphqlBomb[] = [
  {
    what: 'eleven fragments, each spreading the next five times',
    query: spreading(11, 5),
    refusal: tooMuch,
  },
  {
    what: 'twenty fragments, each spreading the next twice',
    query: spreading(20, 2),
    refusal: tooMuch,
  },
  {
    what: 'twenty-two fragments, each spreading the next a hundred times',
    query: spreading(22, 100),
    refusal: tooMuch,
  },
  {
    what: 'spreads within inline fragments',
    query: `{ ...a } ${times(9, (i) => `fragment ${'abcdefghij'.charAt(i)} on Query { ${times(6, () => `... on Query { ...${'abcdefghij'.charAt(i + 1)} }`)} }`)} fragment j on Query { __typename }`,
    refusal: tooMuch,
  },
  {
    what: 'fragments that no operation uses',
    query: spreading(11, 5).replace('{ ...f0 }', '{ __typename }'),
  },
  {
    what: 'fragments under a field',
    query: `{ ${tags} { edges { node { ...f0 } } } } ${times(11, (i) => `fragment f${String(i)} on ProductTag { ${times(5, () => `...f${String(i + 1)}`)} }`)} fragment f11 on ProductTag { id }`,
    refusal: tooMuch,
  },
  {
    what: 'a fragment that spreads itself',
    query: '{ ...a } fragment a on Query { ...a ...a ...a }',
    refusal: /cycle/,
  },
  {
    what: 'a cycle of twenty fragments that spread each other often',
    query: `{ ...f0 } ${times(20, (i) => `fragment f${String(i)} on Query { ${times(20, () => `...f${String((i + 1) % 20)}`)} }`)}`,
    refusal: /cycle/,
  },
  {
    what: 'fragments that all spread all others',
    query: `{ ...f0 } ${times(40, (i) => `fragment f${String(i)} on Query { ${times(40, (other) => (other === i ? '__typename' : `...f${String(other)}`))} }`)}`,
    refusal: /cycle/,
  },
  {
    what: 'a chain of a thousand fragments',
    query: spreading(1000, 1),
    refusal: /Fragment cycle depth/,
  },
  {
    what: 'two thousand fragments of one name',
    query: `{ ...a } ${times(1900, () => 'fragment a on Query{b}')}`,
    refusal: /Unknown field/,
  },
  {
    what: 'six thousand spreads of one fragment',
    query: `{ ${times(6000, () => '...a')} } fragment a on Query { b }`,
    refusal: tooMuch,
  },
  {
    what: 'a thousand aliases of a collection',
    query: `{ ${times(1000, (i) => `a${String(i)}: ${tags} { totalCount }`)} }`,
    refusal: /more than 30 root fields/,
  },
  {
    what: 'three thousand aliases of a column',
    query: `{ ${tags} { edges { node { ${times(3000, (i) => `a${String(i)}: id`)} } } } }`,
  },
  {
    what: 'five thousand aliases of a column',
    query: `{ ${tags} { edges { node { ${times(5000, (i) => `a${String(i)}:id`)} } } } }`,
    refusal: tooMuch,
  },
  {
    what: 'one field selected four thousand times',
    query: `{ ${times(4100, () => '__typename')} }`,
  },
  {
    what: 'one field with arguments selected often',
    query: `{ ${times(170, () => `${tags}(filter: {or: [${times(15, () => '{id:{is:NULL}}')}]}) { totalCount }`)} }`,
    refusal: tooMuch,
  },
  {
    what: 'fifty-one levels of brackets',
    query: '{a'.repeat(51),
    refusal: /Recursion limit exceeded/,
  },
  {
    what: 'twenty thousand levels of brackets',
    query: '{a'.repeat(20_000),
    refusal: /Recursion limit exceeded/,
  },
  {
    what: 'a type of ten thousand lists',
    query: `query ($a: ${'['.repeat(10_000)}Int) { b }`,
    refusal: /Recursion limit exceeded/,
  },
  {
    what: 'a value of ten thousand lists',
    query: `{ a(b: ${'['.repeat(10_000)}1) }`,
    refusal: /Recursion limit exceeded/,
  },
  {
    what: 'nested pages of a hundred',
    query: `{ productCollection(first: 100) { edges { node { ${backAndForth(4)} } } } }`,
    refusal: /more than 250000 rows/,
  },
  {
    what: 'a hundred pages within a page',
    query: `{ productCollection(first: 100) { edges { node { category { ${times(40, (i) => `a${String(i)}: productCollection(first: 100) { edges { node { id } } }`)} } } } } }`,
    refusal: /more than 250000 rows/,
  },
  {
    what: 'a page of two billion rows',
    query: `{ ${tags}(first: 2000000000) { edges { node { id } } } }`,
  },
  {
    what: 'a page of more rows than a number holds',
    query: `{ ${tags}(first: 99999999999999999999) { totalCount } }`,
    refusal: /number too large/,
  },
  {
    what: 'a page of minus one row',
    query: `{ ${tags}(first: -1) { totalCount } }`,
    refusal: /unsigned integer/,
  },
  {
    what: 'a number of forty thousand digits',
    query: `{ ${tags}(first: ${'9'.repeat(40_000)}) { totalCount } }`,
    refusal: /number too large/,
  },
  {
    what: 'a deep filter in a variable',
    query: `query ($f: ProductTagFilter) { ${tags}(filter: $f) { totalCount } }`,
    variables: { f: nest(60, { id: { is: 'NULL' } }, (not) => ({ not })) },
    refusal: /nested too deep/,
  },
  {
    what: 'a filter a thousand deep',
    query: `query ($f: ProductTagFilter) { ${tags}(filter: $f) { totalCount } }`,
    variables: { f: nest(1000, { id: { is: 'NULL' } }, (inner) => ({ or: [inner] })) },
    status: 413,
  },
  {
    what: 'a filter of six thousand conditions',
    query: `query ($f: ProductTagFilter) { ${tags}(filter: $f) { totalCount } }`,
    variables: { f: { or: Array.from({ length: 6000 }, () => ({ id: { is: 'NULL' } })) } },
    refusal: tooMuch,
  },
  {
    what: 'a list of fifteen thousand ids',
    query: `query ($ids: [UUID!]) { ${tags}(filter: {id: {in: $ids}}) { totalCount } }`,
    variables: { ids: Array.from({ length: 15_000 }, () => 'x') },
    refusal: tooMuch,
  },
  {
    what: 'a long list used by many aliases',
    query: `query ($ids: [UUID!]) { ${times(20, (i) => `a${String(i)}: ${tags}(filter: {id: {in: $ids}}) { totalCount }`)} }`,
    variables: { ids: Array.from({ length: 1000 }, () => 'x') },
    refusal: tooMuch,
  },
  {
    what: 'a long default used by many aliases',
    query: `query ($ids: [UUID!] = [${times(1000, () => 'x')}]) { ${times(20, (i) => `a${String(i)}: ${tags}(filter: {id: {in: $ids}}) { totalCount }`)} }`,
    refusal: tooMuch,
  },
  {
    what: 'a variable that nothing uses',
    query: '{ __typename }',
    variables: { unused: nest(1000, 1, (inner) => [inner]) },
  },
  {
    what: 'variables that are a list',
    query: '{ __typename }',
    variables: [1],
    refusal: /variables must be an object/,
  },
  {
    what: 'a text of two million characters in a variable',
    query: `query ($t: String) { ${tags}(filter: {name: {eq: $t}}) { totalCount } }`,
    variables: { t: 'x'.repeat(2_000_000) },
  },
  {
    what: 'nested introspection',
    query: `{ __schema { types { ${times(12, () => 'fields { type {')} name ${'} }'.repeat(12)} } } }`,
    refusal: /__schema/,
  },
  {
    what: 'introspection of a type, nested',
    query: `{ __type(name: "Query") { ${times(12, () => 'fields { type {')} name ${'} }'.repeat(12)} } }`,
    refusal: /__type/,
  },
  {
    what: 'a document of a million characters',
    query: `{ __typename }${' '.repeat(1_000_000)}`,
    refusal: /longer than 50000/,
  },
  {
    what: 'a document of a million comments',
    query: `${'#\n'.repeat(500_000)}{ __typename }`,
    refusal: /longer than 50000/,
  },
  {
    what: 'a text that never ends',
    query: `{ a(b: "${'x'.repeat(49_000)}) }`,
    refusal: /unterminated string/,
  },
  {
    what: 'a block text that never ends',
    query: `{ a(b: """${'\\'.repeat(49_000)}) }`,
    refusal: /parse error/,
  },
  { what: 'a text of quotes', query: `{ a(b: ${'"'.repeat(40_001)}) }`, refusal: /parse error/ },
  {
    what: 'two thousand operations',
    query: times(2000, (i) => `query q${String(i)}{a}`),
    refusal: /Operation not found/,
  },
  {
    what: 'two thousand operations, one of them named',
    query: times(2000, (i) => `query q${String(i)}{a}`),
    operationName: 'q7',
    refusal: /Unknown field "a"/,
  },
  {
    what: 'two thousand operations of one name',
    query: times(2000, () => 'query q{__typename}'),
    refusal: /must be unique/,
  },
  {
    what: 'thousands of directives on a field',
    query: `{ __typename ${times(2700, () => '@skip(if:true)')} }`,
    refusal: tooMuch,
  },
  {
    what: 'six thousand unknown directives',
    query: `{ __typename ${times(6000, () => '@x')} }`,
    refusal: tooMuch,
  },
  {
    what: 'directives on spreads that multiply',
    query: spreading(11, 5).replace(/\.\.\.f(\d+)/g, '...f$1 @include(if: true)'),
    refusal: tooMuch,
  },
  {
    what: 'four thousand variables',
    query: `query (${times(4000, (i) => `$a${String(i)}:Int`)}) { __typename }`,
  },
  {
    what: 'a mutation with a thousand aliases',
    query: `mutation { ${times(1000, (i) => `a${String(i)}: refreshCart { id }`)} }`,
    refusal: /more than 30 root fields|Unknown/,
  },
  { what: 'a subscription', query: 'subscription { __typename }', refusal: /not supported/ },
]
