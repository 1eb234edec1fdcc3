import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{test,generated}.{ts,tsx}', '!/src/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** Resolves a path of an import as the app does. */
function target(from: string, path: string): string {
  if (path.startsWith('@/')) return `/src/${path.slice(2)}`
  return new URL(path, `file://${from}`).pathname
}

const importsOf = (file: string) =>
  [...(sources[file] ?? '').matchAll(/^import (?!type )([\s\S]*?) from '((?:@|\.)[^']+)'/gm)].map(
    ([, names = '', path = '']) => ({ names, path: target(file, path) }),
  )

/** What reaches the server to change something. */
const writes =
  /\.mutate\(|useMutation\(|\b(?:writeRow|writeAll|postFunction|putFunction|answered)\(|auth\.(?:mfa\.(?:enroll|unenroll)|updateUser)/

/** Modules that write, and those without a screen of their own that call them. */
const writers = new Set(Object.keys(sources).filter((file) => writes.test(sources[file] ?? '')))
// Whoever leaves a shared computer must get out without a network too.
const withoutNetwork = '/src/features/account/session/sign-out.ts'
for (let before = -1; before !== writers.size;) {
  before = writers.size
  for (const file of Object.keys(sources)) {
    const quiet = file.endsWith('.ts') && file.startsWith('/src/features/')
    if (quiet && file !== withoutNetwork && importsOf(file).some(({ path }) => writers.has(path)))
      writers.add(file)
  }
}

/** What keeps a control from writing without a network: the kit, or the network asked for by name. */
const guards =
  /\b(?:useEntityForm|useAccountForm|useMessageForm|use\w+Form|WritingButton|Confirm|ConfirmDelete|DeleteRow|SaveButton|useOnline|useUnreadAnnouncement|useWhyNot|CodeForm|NoteDialog)\b|writes: true|writes$/m

const controls = /onClick=|onSelect=|onChange=|action=/

/** These only read, or open something, with what they import from a module that writes as well. */
const readers: readonly string[] = [
  '/src/app/routes/shop/item-details.tsx',
  '/src/app/routes/website/product.tsx',
  '/src/domain/file-import/import-report.tsx',
  '/src/domain/file-import/last-import.tsx',
  '/src/domain/file-import/outcome-rows.tsx',
  '/src/features/assessments/bank/bank-row.tsx',
  '/src/features/calendar/tools/calendar-menu.tsx',
  '/src/features/cart/cart-dialog.tsx',
  '/src/features/cart/checkout/invoice-to.tsx',
  '/src/features/catalogue-import/export-catalogue.tsx',
  '/src/features/catalogue-import/import-dialog.tsx',
  '/src/features/product-desk/bulk/change-rows.tsx',
]

const screens = Object.keys(sources).filter(
  (file) =>
    file.endsWith('.tsx') &&
    (writers.has(file) || importsOf(file).some(({ path }) => writers.has(path))),
)

describe('controls that write', () => {
  test('the walk finds them', () => {
    expect(screens.length).toBeGreaterThan(20)
    expect(screens).toContain('/src/features/calendar/tools/feed-dialog.tsx')
  })

  test.each(screens)('%s does nothing without a network', (file) => {
    const source = sources[file] ?? ''
    if (!controls.test(source) || readers.includes(file)) return
    expect(source).toMatch(guards)
  })
})

const online = vi.spyOn(navigator, 'onLine', 'get')
const network = (there: boolean) =>
  act(() => {
    online.mockReturnValue(there)
    window.dispatchEvent(new Event(there ? 'online' : 'offline'))
  })

afterEach(() => {
  network(true)
  hideSnack()
})

test('a control that was there before the network went does nothing, says why, and works again', async () => {
  const onDelete = vi.fn(async () => Promise.resolve())
  const title = 'Delete Monday?'
  const { user } = renderScreen(
    <ConfirmDelete title={title} onDelete={onDelete} onClose={vi.fn()}>
      {title}
    </ConfirmDelete>,
  )
  network(false)
  const button = screen.getByRole('button', { name: 'Delete' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(onDelete).not.toHaveBeenCalled()
  expect(snack.get()?.text).toMatch(/offline/)
  network(true)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onDelete).toHaveBeenCalledOnce()
})

test.each([
  ['/src/components/form/use-entity-form.ts', /if \(!online\) return 'offline'/],
  ['/src/components/list/action.tsx', /writes && !online/],
  ['/src/components/writing-button.tsx', /aria-disabled/],
])('%s is where it is decided', (file, rule) => {
  expect(sources[file]).toMatch(rule)
})
