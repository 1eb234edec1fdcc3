import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { Component } from './prices.tsx'

test('each plan shows its price and links to the profile', () => {
  renderScreen(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link', { name: /^Subscribe Now/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/app/profile'))
  const text = document.body
  for (const words of ['Monthly', '3 Monthly', '6 Monthly', 'Yearly'])
    expect(text).toHaveTextContent(words)
  for (const price of ['R200.00', 'R550.00', 'R1,050.00', 'R2,000.00', '$12'])
    expect(text).toHaveTextContent(price)
  for (const number of ['10K+', '23900+', '25K+']) expect(text).toHaveTextContent(number)
})
