import { act, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { About } from './sections/about.tsx'
import { Features } from './sections/features.tsx'
import { PlanningCards } from './sections/planning-cards.tsx'
import { Statistics } from './sections/statistics.tsx'
import { Component as SubscribersOnly } from './subscribers-only.tsx'
import { Component as Team } from './team.tsx'
import { Component as Terms } from './terms.tsx'

const open = (page: ReactElement) => renderScreen(<MemoryRouter>{page}</MemoryRouter>)

test('the landing page has the features, the planning cards and the published numbers', () => {
  open(
    <>
      <Features />
      <PlanningCards />
      <Statistics />
    </>,
  )
  expect(screen.getByRole('heading', { name: 'What you can count on' })).toBeDefined()
  expect(within(screen.getByRole('list')).getAllByRole('heading')).toHaveLength(4)
  const numbers = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(numbers.slice(-3)).toEqual(['10K+', '23900+', '25K+'])
})

test('the section about us leads on to its page', () => {
  open(<About />)
  expect(screen.getByText(/empower educators with tools and resources/)).toBeDefined()
  expect(screen.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', '/about')
})

test('the team is seven people, each with a portrait and a role', () => {
  const { container } = open(<Team />)
  const members = screen.getAllByRole('listitem')
  expect(members).toHaveLength(7)
  expect(container.querySelectorAll('li svg')).toHaveLength(7)
  for (const member of members) {
    expect(within(member).getByRole('heading').textContent).not.toBe('')
    expect(member.querySelectorAll('p')).toHaveLength(2)
  }
})

test('the page for subscribers leads to the profile', () => {
  open(<SubscribersOnly />)
  expect(screen.getByRole('heading', { name: 'Subscribers only' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
    'href',
    '/app/profile',
  )
})

test('the terms page has the terms, the privacy policy and the policy on refunds', async () => {
  await act(async () => Promise.resolve(open(<Terms />)))
  for (const name of [/Terms and Conditions/, /Privacy Policy/, /Refund/]) {
    expect((await screen.findAllByRole('heading', { name })).length).toBeGreaterThan(0)
  }
})
