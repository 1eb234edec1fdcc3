import type { Page } from '@playwright/test'

const calls = '**/graphql/v1'

/** From now on calls whose text has the word get no answer, for as long as the page is open. */
export const hold = (page: Page, word: string) =>
  page.route(calls, (route) =>
    (route.request().postData() ?? '').includes(word) ? undefined : route.continue(),
  )

/** From now on calls whose text has the word lose the connection. */
export const lose = (page: Page, word: string) =>
  page.route(calls, (route) =>
    (route.request().postData() ?? '').includes(word)
      ? route.abort('connectionreset')
      : route.continue(),
  )
