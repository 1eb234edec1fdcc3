import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockLink } from '@apollo/client/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '@/i18n/locale.ts'
import { renderScreen } from '@/testing/render.tsx'
import { AuditDrawer } from './audit-drawer.tsx'
import { AuditLogDocument } from './audit-log.generated.ts'

const profile = { table: 'teacher_profile', id: '00000000-0000-4000-8000-000000000001' }
const group = { table: 'user_group', id: '00000000-0000-4000-8000-000000000002' }

afterEach(() => chooseLocale('en'))

let made = 0
const written = (tableName: string, verb: string, oldValues: object, newValues: object = {}) => ({
  __typename: 'AdminAuditEdge' as const,
  node: {
    __typename: 'AdminAudit' as const,
    nodeId: `audit ${String((made += 1))}`,
    createdAt: '2026-11-22T15:27:00+00:00',
    actor: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d202::priya.naidoo@kryt.example',
    tableName,
    verb,
    oldValues: JSON.stringify(oldValues),
    newValues: JSON.stringify(newValues),
  },
})

const page = (offset: number, totalCount: number, edges: ReturnType<typeof written>[]) => ({
  request: {
    query: AuditLogDocument,
    variables: {
      tables: ['teacher_profile', 'user_group'],
      rows: [profile.id, group.id],
      first: 20,
      offset,
    },
  },
  result: {
    data: {
      adminAuditCollection: { __typename: 'AdminAuditConnection' as const, totalCount, edges },
    },
  },
})

function open(answers: MockLink.MockedResponse[], locale: 'en' | 'af' = 'en') {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new MockLink(answers, { defaultOptions: { delay: 0 } }),
  })
  const onClose = vi.fn()
  const shown = renderScreen(
    <ApolloProvider client={client}>
      <AuditDrawer title="Ms Thandi Nkosi" rows={[profile, group]} onClose={onClose} />
    </ApolloProvider>,
    { locale },
  )
  return { ...shown, onClose }
}

/** What is written of a field, before and after. */
function field(name: string) {
  const shown = screen.getByText(name).parentElement
  return [shown?.querySelector('del')?.textContent, shown?.querySelector('ins')?.textContent]
}

test('who changed what and when, field by field', async () => {
  const change = written(
    'teacher_profile',
    'update',
    { surname: 'Nkosi', closed_at: null, session_token: '(secret)', days_per_week: 5 },
    {
      surname: 'Nkosi-Dube',
      closed_at: '2026-11-10T22:30:00+00:00',
      session_token: '(secret)',
      days_per_week: 4,
    },
  )
  open([page(0, 1, [change])])
  const drawer = screen.getByRole('dialog', { name: 'Changes' })
  expect(drawer).toHaveAccessibleDescription('Ms Thandi Nkosi')
  expect(await screen.findByText('1 change')).toBeVisible()
  expect(screen.getByText(/Changed by/)).toHaveTextContent('Changed by priya.naidoo@kryt.example')
  expect(screen.getByText('22 November 2026 at 17:27')).toBeVisible()
  expect(screen.getByText('Profile')).toBeVisible()
  expect(field('Surname')).toEqual(['Before:Nkosi', 'After:Nkosi-Dube'])
  expect(field('Closed on')).toEqual(['Before:empty', 'After:11 November 2026 at 00:30'])
  expect(field('Window in use')).toEqual(['Before:kept secret', 'After:kept secret'])
  expect(field('School days a week')).toEqual(['Before:5', 'After:4'])
})

test('of what was created or deleted only what is not empty, and no keys', async () => {
  open([
    page(0, 2, [
      written('user_group', 'insert', {}, { user_id: group.id, group_name: 'reporting' }),
      written('teacher_profile', 'delete', {
        id: profile.id,
        surname: 'Nkosi',
        title: null,
        name: '',
      }),
    ]),
  ])
  expect(await screen.findByText(/Created by/)).toBeVisible()
  const [created, deleted] = screen.getAllByRole('listitem')
  const names = (item: HTMLElement | undefined) =>
    within(item ?? document.body)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  expect(names(created)).toEqual(['User group'])
  expect(names(deleted)).toEqual(['Surname'])
  expect(deleted).toHaveTextContent('Deleted by')
})

test('older changes are on pages of their own', async () => {
  const change = (surname: string) =>
    written('teacher_profile', 'update', { surname }, { surname: 'Nkosi' })
  const { user } = open([page(0, 21, [change('First')]), page(20, 21, [change('Last')])])
  expect(await screen.findByText('1 of 2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Older' }))
  expect(await screen.findByText('Last')).toBeVisible()
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('2 of 2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled()
})

test('in Afrikaans, with amounts and shares as they are written there', async () => {
  const change = written(
    'product',
    'update',
    { price: 1234.5, discount_percentage: null, featured: false, tags: [], description: null },
    {
      price: 0.1,
      discount_percentage: 12.5,
      featured: true,
      tags: ['Wiskunde', 'Breuke'],
      description: { length: 30_002 },
    },
  )
  chooseLocale('af')
  open([page(0, 1, [change])], 'af')
  expect(await screen.findByText('1 verandering')).toBeVisible()
  expect(screen.getByText(/Verander deur/)).toBeVisible()
  expect(screen.getByText(/om 17:27/)).toBeVisible()
  expect(field('Uitgelig')).toEqual(['Voorheen:Nee', 'Nou:Ja'])
  expect(field('Etikette')).toEqual(['Voorheen:leeg', 'Nou:Wiskunde, Breuke'])
  expect(field('Beskrywing')[1]).toMatch(/^Nou:30.002 tekens teks$/)
  expect(field('Afslag')[1]).toMatch(/^Nou:12,5\s?%$/)
  expect(field('Prys')).toEqual(['Voorheen:R1\u00a0234,50', 'Nou:R0,10'])
})

test('nobody has changed it, or it cannot be read: it says so', async () => {
  const first = open([page(0, 0, [])])
  expect(await screen.findByText('Nobody has changed this in the back-office yet.')).toBeVisible()
  first.unmount()
  const { user } = open([
    { ...page(0, 0, []), result: { errors: [{ message: 'server_busy' }] } },
    page(0, 0, []),
  ])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Nobody has changed/)).toBeVisible()
})

test('Escape and the cross close it', async () => {
  const { user, onClose } = open([page(0, 0, [])])
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
