import type { BrowserContext, Page } from '@playwright/test'

/**
 * Before the app starts: who looks at these pages chose their language a moment ago. It is saved to the profile of
 * whoever is signed in, whose language would otherwise be shown.
 */
export async function chooseLanguage(pages: BrowserContext | Page, language: 'en' | 'af') {
  await pages.addInitScript((chosen) => {
    localStorage.setItem('kryt.locale', chosen)
    const session = Object.keys(localStorage).find((key) => /^sb-.*-auth-token$/.test(key))
    const kept: unknown = JSON.parse((session && localStorage.getItem(session)) ?? 'null')
    const id: unknown = Reflect.get(Object(Reflect.get(Object(kept), 'user')), 'id')
    if (typeof id === 'string') localStorage.setItem('kryt.locale-unsaved', id)
  }, language)
}
