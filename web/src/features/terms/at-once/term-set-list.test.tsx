import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { TermSetList } from './term-set-list.tsx'

const term = {
  label: 'Term 1, 2028',
  labelAf: null,
  startDate: '2028-01-12',
  endDate: '2028-03-24',
  schoolDays: 50,
  gazettedDays: null,
  known: null,
  overlaps: [],
}

test('terms of one name and day are told apart by their provinces', () => {
  const wrong = vi.spyOn(console, 'error').mockReturnValue(undefined)
  renderScreen(
    <TermSetList
      terms={[
        { ...term, provinces: ['Gauteng', 'Limpopo'] },
        { ...term, provinces: ['Western Cape'] },
      ]}
    />,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Gauteng and Limpopo')
  expect(rows[1]).toHaveTextContent('Western Cape')
  expect(wrong).not.toHaveBeenCalled()
})

test('what is known is left out, what lies upon another one and other printed days are said', () => {
  const overlap = {
    label: 'Own',
    labelAf: 'Eie',
    firstDay: '2028-01-12',
    lastDay: '2028-01-14',
  }
  renderScreen(
    <TermSetList
      terms={[
        {
          ...term,
          provinces: ['Limpopo'],
          known: { startDate: term.startDate, endDate: term.endDate },
          overlaps: [overlap],
        },
        {
          ...term,
          label: 'Term 2, 2028',
          provinces: ['Limpopo'],
          overlaps: [overlap],
          gazettedDays: 51,
        },
      ]}
    />,
    { locale: 'af' },
  )
  const [known, upon] = screen.getAllByRole('listitem')
  expect(known).toHaveTextContent('Reeds in die lys: weggelaat.')
  expect(known).not.toHaveTextContent('Deel')
  expect(upon).toHaveTextContent('met Eie.')
  expect(upon).toHaveTextContent('druk 51 skooldae')
})

test('a term that the list has with other days says which', () => {
  const known = { startDate: '2028-01-19', endDate: term.endDate }
  renderScreen(<TermSetList terms={[{ ...term, provinces: ['Limpopo'], known }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /The list has it from 19 Jan 2028 to 24 Mar 2028: left out\./,
  )
  expect(screen.getByRole('listitem')).not.toHaveTextContent('In the list already')
})
