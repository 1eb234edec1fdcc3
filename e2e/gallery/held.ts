import type { Page } from '@playwright/test'

const calls = '**/graphql/v1'

/** Leaves requests that contain the word unanswered while the page is open. */
export const hold = (page: Page, word: string) =>
  page.route(calls, (route) =>
    (route.request().postData() ?? '').includes(word) ? undefined : route.continue(),
  )

/** Breaks the connection of requests that contain the word. */
export const lose = (page: Page, word: string) =>
  page.route(calls, (route) =>
    (route.request().postData() ?? '').includes(word)
      ? route.abort('connectionreset')
      : route.continue(),
  )
