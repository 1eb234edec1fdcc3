// One linter for every workspace. Import direction is computed from the folders, so a new feature is covered at once.
import { existsSync, readdirSync } from 'node:fs'
import checkFile from 'eslint-plugin-check-file'
import formatjs from 'eslint-plugin-formatjs'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { readQueryErrors } from './scripts/lint/read-query-errors.ts'

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

const features = foldersOf('web/src/features')
/** From the ground up: each may import what stands before it, nothing that stands behind it. */
const layers = ['config', 'lib', 'i18n', 'graphql', 'components', 'domain', 'features', 'app']

/** Layers import downwards only, and no feature knows another. */
const importZones = [
  ...features.map((name) => ({
    target: `./web/src/features/${name}`,
    from: './web/src/features',
    except: [`./${name}`],
    message: 'Features do not import each other; let the route compose them.',
  })),
  ...layers.slice(0, -1).map((name, position) => ({
    target: `./web/src/${name}`,
    from: layers.slice(position + 1).map((above) => `./web/src/${above}`),
    message: `Layers import downwards only: ${layers.join(', ')}.`,
  })),
  {
    target: './local-stack/contract',
    from: './local-stack/src',
    message: 'Contract tests speak HTTP only.',
  },
  {
    target: './web',
    from: ['./local-stack', './seed'],
    message: 'The web app knows only a URL and keys.',
  },
  {
    target: './supabase',
    from: './local-stack/src',
    // A test asks which status an error of the database would have.
    except: ['./services/rest/postgrest-error.ts'],
    message: 'What is deployed stands alone.',
  },
  {
    target: './supabase',
    from: './web',
    // What pages say about tables is held against the tables, the times of periods against those that the database
    // gives, which levels fit a paper against those that are prescribed, and the sentences of constraints against those that
    // there are. None of the files imports anything that runs.
    except: [
      './src/domain/papers/fitting-levels.ts',
      './src/domain/school/school-day.ts',
      './src/graphql/live/follower.ts',
      './src/graphql/live/live-map.ts',
      './src/graphql/live/not-live.ts',
      './src/i18n/constraint-messages.ts',
      './src/lib/password-policy.ts',
    ],
    message: 'What is deployed stands alone.',
  },
  {
    target: './documents',
    from: ['./e2e', './local-stack', './seed', './supabase', './web'],
    message: 'The shapes of documents know nothing but zod.',
  },
  {
    target: './tables',
    from: ['./documents', './e2e', './local-stack', './seed', './supabase', './web'],
    message: 'The reader of files of rows knows nothing of what is read.',
  },
  {
    target: './e2e',
    from: './web/src',
    // The specification's table of routes, who ends where, and the menu, which both sides are held against.
    except: ['./testing/route-table.ts', './testing/route-outcomes.ts', './testing/office-menu.ts'],
    message: 'Browser tests see what a person sees.',
  },
]

/**
 * A computer's clock may be hours off: what is compared with the server's moments goes by lib/server-clock.ts, durations by
 * its steady clock (docs/decisions/145).
 */
const noComputerClock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
].map((selector) => ({ selector, message: 'The time is that of lib/server-clock.ts.' }))

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.local/**',
      '**/*.generated.ts',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'vitest*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: '*/tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
      'import-x/no-default-export': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-id': ['error', { idInterpolationPattern: '[sha512:contenthash:base64:6]' }],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
    },
  },
  {
    // Dates have one form a language (docs/decisions/069); programs' own forms, in tests and files, are not for people.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'web/src/lib/dates.ts',
      'web/src/components/list/{cell-text,day-range}.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
          'CallExpression[callee.property.name=/^(formatDate|formatTime|formatDateTimeRange|toLocaleDateString|toLocaleTimeString)$/]',
          'ImportSpecifier[imported.name=/^Formatted(Date|Time|DateTimeRange|DateParts)$/]',
        ].map((selector) => ({ selector, message: 'Dates are written by lib/dates.ts.' })),
        ...[
          "CallExpression[callee.property.name='maxLength'][arguments.0.type='Literal']",
          'JSXAttribute[name.name=/^(maxLength|longest)$/] > JSXExpressionContainer > Literal',
        ].map((selector) => ({
          selector,
          message: 'How long a text may be stands in lib/longest.ts.',
        })),
        ...[
          "JSXAttribute[name.name='inputMode'][value.value=/^(numeric|decimal)$/]",
          "JSXAttribute[name.name='type'][value.value='number']",
        ].map((selector) => ({
          selector,
          message: 'Numbers are typed into a NumberInput; what only looks like one has digitKeys.',
        })),
        ...noComputerClock,
      ],
    },
  },
  {
    files: ['web/src/lib/dates.ts', 'web/src/components/list/{cell-text,day-range}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noComputerClock] },
  },
  {
    // Browsers from 2023 on: Chrome 111, Safari 16.4, as Tailwind 4 has them. What is newer than ES2024 is kept out by `lib`
    // in web/tsconfig.json.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          ['URL', 'parse', 'new URL() in try and catch'],
          ['URL', 'canParse', 'new URL() in try and catch'],
          ['Object', 'groupBy', 'a Map that is filled in a loop'],
          ['Map', 'groupBy', 'a Map that is filled in a loop'],
          ['Promise', 'withResolvers', 'new Promise()'],
          ['AbortSignal', 'any', 'a controller that listens to both'],
        ].map(([object, property, instead]) => ({
          object,
          property,
          message: `Browsers from 2023 do not have it: ${instead}.`,
        })),
        { object: 'Date', property: 'now', message: 'The time is that of lib/server-clock.ts.' },
        {
          object: 'navigator',
          property: 'onLine',
          message: 'Offline is what requests say: lib/network-status.ts (docs/decisions/146).',
        },
      ],
    },
  },
  {
    // A query that fails is said (docs/decisions/152).
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { kryt: { rules: { 'read-query-errors': readQueryErrors } } },
    rules: { 'kryt/read-query-errors': 'error' },
  },
  {
    files: ['web/src/lib/server-clock.ts', 'web/src/lib/network-status.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    settings: { 'jsx-a11y-x': { components: { Button: 'button', Textarea: 'textarea' } } },
    rules: {
      ...jsxA11y.configs.strict.rules,
      'jsx-a11y-x/anchor-is-valid': [
        'error',
        { components: ['Link', 'NavLink'], specialLink: ['to'] },
      ],
      'jsx-a11y-x/label-has-associated-control': [
        'error',
        { controlComponents: ['Input', 'Select'] },
      ],
      'jsx-a11y-x/autocomplete-valid': ['error', { inputComponents: ['Input'] }],
      // A dialog says itself which of its fields has the focus when it opens.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Keys are handled where they bubble up to from the control that has the focus; only presses need a control.
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: ['onClick'] }],
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
      'jsx-a11y-x/no-noninteractive-element-to-interactive-role': [
        'error',
        {
          ul: ['listbox', 'menu', 'tablist', 'tree'],
          li: ['menuitem', 'option', 'tab', 'treeitem'],
        },
      ],
      // A part that scrolls by itself takes the focus, so that the keyboard can scroll it.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['document', 'tabpanel'] }],
    },
  },
  {
    files: ['**/*.config.{ts,js}', 'web/codegen.ts', 'supabase/functions/*/index.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/src/start/**', 'seed/**/*.ts', 'scripts/**', '**/bench/**', 'supabase/import/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Generated: "never" in a union is how the generator says that a function takes no arguments.
    files: ['supabase/database.types.ts'],
    rules: { '@typescript-eslint/no-redundant-type-constituents': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
