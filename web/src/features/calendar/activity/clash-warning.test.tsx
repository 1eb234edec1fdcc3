import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { renderScreen } from '@/testing/render.tsx'
import { ActivityClashesDocument } from './activity-clashes.generated.ts'
import { activityFormSchema, type ActivityForm } from './activity-form-schema.ts'
import { valuesOf } from './activity-values.ts'
import { ClashWarning } from './clash-warning.tsx'

function Warning({ repeat }: { repeat: Partial<ActivityForm> }) {
  const intl = useIntl()
  const stretch = { start: '2027-02-03T08:00', end: '2027-02-03T08:45' }
  const form = useEntityForm({
    schema: activityFormSchema(intl),
    values: { ...valuesOf({ activity: null, ...stretch, type: '' }), ...repeat },
    save: async () => Promise.resolve(),
  })
  return (
    <>
      <input data-testid="start" onChange={({ target }) => form.setValue('start', target.value)} />
      <ClashWarning form={form} own={null} />
    </>
  )
}

const typeStart = (value: string) =>
  fireEvent.input(screen.getByTestId('start'), { target: { value } })

const clash = (day: string, label: string) => ({ start: `${day}T06:00:00+00:00`, label })

function show(repeat: Partial<ActivityForm>, clashes: object[]) {
  const asked: unknown[] = []
  renderScreen(
    <MockedProvider
      mocks={[
        {
          request: {
            query: ActivityClashesDocument,
            variables: (variables: unknown) => {
              asked.push(variables)
              return true
            },
          },
          maxUsageCount: 5,
          result: { data: { activityClashes: JSON.stringify(clashes) } },
        } as never, // A function in place of variables is more than its types know.
      ]}
    >
      <Warning repeat={repeat} />
    </MockedProvider>,
  )
  return asked
}

test('all copies of a repeat are asked at once, and a later one is named with its day', async () => {
  const asked = show({ repeats: true, weeks: '3', everyWeeks: '1', until: 'weeks' }, [
    clash('2027-02-03', 'Choir'),
    clash('2027-02-17', 'Athletics'),
  ])
  expect(
    await screen.findByText('At the same time: Choir and Athletics (17 February).'),
  ).toBeVisible()
  expect(asked[0]).toEqual({
    start: '2027-02-03T06:00:00.000Z',
    end: '2027-02-03T06:45:00.000Z',
    repeatWeeks: 3,
    everyWeeks: 1,
    untilTermEnd: false,
    ownId: null,
  })
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('more than five are counted', async () => {
  const days = ['03', '10', '17', '24'].map((day) => `2027-02-${day}`)
  const all = [...days, ...days].map((day) => clash(day, 'Choir'))
  show({ repeats: true, weeks: '12' }, all)
  expect(await screen.findByText(/and 3 more\.$/)).toBeVisible()
})

test('the last answer stays while a time is typed, until the next one has come', async () => {
  const answers = ['Choir', 'Athletics'].map((label) => ({
    activityClashes: JSON.stringify([clash('2027-02-03', label)]),
  }))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const first = asked.length === 0
        asked.push(String(variables['start']))
        void (first ? Promise.resolve() : held).then(() => {
          observer.next({ data: answers[first ? 0 : 1] ?? null })
          observer.complete()
        })
      }),
  )
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  renderScreen(
    <ApolloProvider client={client}>
      <Warning repeat={{}} />
    </ApolloProvider>,
  )
  expect(await screen.findByText('At the same time: Choir.')).toBeVisible()
  typeStart('08:1')
  expect(screen.getByText('At the same time: Choir.')).toBeVisible()
  typeStart('08:15')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.getByText('At the same time: Choir.')).toBeVisible()
  release()
  expect(await screen.findByText('At the same time: Athletics.')).toBeVisible()
  typeStart('09:00')
  expect(screen.queryByText(/At the same time/)).toBeNull()
})
