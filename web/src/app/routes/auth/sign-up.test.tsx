import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { Component } from './sign-up.tsx'

test('the terms and the privacy policy open over what was typed', async () => {
  const router = createMemoryRouter([{ path: '/', Component }])
  const { user } = renderScreen(<RouterProvider router={router} />)
  await user.type(screen.getByLabelText('Email'), 'thandi@kryt.example')
  expect(screen.getByRole('button', { name: 'Privacy Policy' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Terms and Conditions' }))
  expect(
    await screen.findByRole('dialog', { name: 'Terms and Conditions' }, { timeout: 20_000 }),
  ).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('thandi@kryt.example')
})
