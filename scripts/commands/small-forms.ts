/** A command of README with arguments that make it short, and a sentence of its answer. */
export interface SmallForm {
  args: readonly string[]
  env?: Record<string, string>
  says: RegExp
  /** A benchmark also ends with 1, when the machine has no time to meet its target. */
  mayMiss?: true
}

/** Commands that need nothing but the repository. */
export const alone: Record<string, SmallForm> = {
  advisors: { args: [], says: /\[[\s\S]*\]/ },
  build: {
    args: [],
    env: {
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_a_test',
    },
    says: /JavaScript of a first visit/,
  },
  'seller:sql': {
    args: ['2026-12-01', 'supabase/seller/development.json'],
    says: /insert into private\.seller/,
  },
  check: { args: ['types: scripts'], says: /^ok {5}types: scripts/m },
  'schema:compare': {
    args: ['supabase/migrations', 'supabase/migrations'],
    says: /nothing differs/,
  },
  'test --changed': { args: ['--changed', 'HEAD', '--list'], says: /files changed/ },
  'test:times': { args: ['--files', '1'], says: /npm test|part|project/ },
  'test:unit': { args: ['scripts/test/summary.test.ts'], says: /1 passed/ },
  'test:database': {
    args: ['supabase/tests/functions/_available'],
    says: /Test Files.*1 passed/,
  },
  'test:contract': { args: ['local-stack/contract/gateway/origins'], says: /Test Files.*passed/ },
  'test:e2e': { args: ['--list'], says: /Total: \d+ tests/ },
  'test:mutation': {
    args: ['--dryRunOnly', '--mutate', 'web/src/graphql/node-id.ts'],
    says: /dry-run has been completed successfully/i,
  },
  'bench:graphql': {
    args: ['--installed', '--products=6240', '--connections=2', '--rounds=1', '--milliseconds=50'],
    says: /same rows in all[\s\S]*same rows in all/,
    mayMiss: true,
  },
  'bench:realtime': {
    args: ['--subscribers=6', '--seconds=1', '--rate=5'],
    says: /Target (met|missed)/,
    mayMiss: true,
  },
  'test:sequences --minutes': { args: ['--minutes', '0.05'], says: /[1-9]\d* sequences, seed/ },
  'bench:checkout': { args: ['--buyers=2', '--seconds=1'], says: /count the same orders/ },
  'bench:order-cost': { args: ['--orders', '2', '--past', '1'], says: /`public.checkout` \|/ },
  'bench:lists': {
    args: ['--fraction=0.02', '--rounds=1'],
    says: /1\d steps, \d+ of which/,
    mayMiss: true,
  },
  'bench:schools-import': {
    args: ['--rows', '1200', '--resources', '200', '--bad', '20'],
    says: /20 of 20 bad rows named[\s\S]*taken back \|/,
    mayMiss: true,
  },
  'bench:bank-lines': { args: ['--customers=300', '--rounds=1'], says: /matching them again/ },
  'bench:question-bank': {
    args: ['--questions=4000', '--rounds=2'],
    says: /40\d\d questions[\s\S]*Target (met|missed)/,
    mayMiss: true,
  },
  'bench:queries': {
    args: ['--fractions=0.001,0.002', '--rounds=1', '--milliseconds=10', '--only=shop search'],
    says: /[1-9]\d* queries, \d+ of which miss/,
    mayMiss: true,
  },
}

/** Commands on a migrated database, whose address they are given. */
export const onDatabase: Record<string, SmallForm> = {
  'import:schools': {
    args: ['supabase/import/schools/fixture.csv'],
    says: /Added 5 schools/,
  },
  'seed:scale --url': { args: ['--url=<url>', '--fraction=0.001'], says: /s in all/ },
}

/** Commands on the running browser-test stack. */
export const onBrowserStack: Record<string, SmallForm> = {
  gallery: { args: ['unauthorised', '--combos', '390-light-en'], says: /unauthorised: \d+ s/ },
  strips: { args: ['18', '--looks', '390-light-en'], says: /18 \(.*\): \d+ s/ },
  documents: { args: ['mail-lost-login'], says: /mail-lost-login/ },
  'papers:pictures': { args: ['grade-one'], says: /grade-one-memo: \d+ pages/ },
  'papers:browsers': {
    args: ['grade-one', '--browsers', 'none'],
    says: /grade-one, memo: \d+ pages/,
  },
  'bench:papers': { args: ['--keys', '1'], says: /40 questions, 160 parts/ },
  'papers:study': { args: ['--questions', '2'], says: /2 marks, 2 questions, typed/ },
  'bench:first-view': { args: ['--pages', 'landing', '--rounds', '1'], says: /1 pages, load/ },
}

/** Commands that another test runs, and which. */
export const elsewhere: Record<string, string> = {
  start: 'scripts/commands/start.test.ts',
  reset: 'scripts/commands/start.test.ts',
  'start --preview': 'e2e/playwright.config.ts',
  types: 'scripts/check-steps.ts',
  'docs:model': 'supabase/tests/documents/roles.test.ts',
  format: 'scripts/check-steps.ts',
  test: 'scripts/test.ts',
}
