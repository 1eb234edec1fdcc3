import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`

const tagIds = async (name: string) =>
  ((await service.from('product_tag').select('id').ilike('name', name)).data ?? []).map(
    ({ id }: { id: string }) => id,
  )

async function newTag(name: string) {
  const { data } = await service
    .from('product_tag')
    .insert({ name })
    .select('id')
    .single<{ id: string }>()
  return data?.id ?? ''
}

const tagsOf = async (id: string) =>
  (await service.from('product').select('tags').eq('id', id).single<{ tags: string[] }>()).data
    ?.tags

async function manage(page: Page, word: string) {
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Manage tags' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Search tags' }).fill(word)
  return dialog
}

async function choose(page: Page, tag: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${tag}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a tag is made and renamed; an empty and a taken name are refused, and nothing is lost', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const dialog = await manage(page, word)
  await expect(dialog.getByText('No tag is called that')).toBeVisible()
  await dialog.getByRole('button', { name: 'New tag' }).click()
  const name = page.getByRole('dialog', { name: 'New tag' }).getByLabel('Name')
  await name.fill(' ')
  await name.press('Enter')
  await expect(page.getByText('Tag name is required')).toBeVisible()
  await name.fill(`One ${word}`)
  await name.press('Enter')
  await expect(dialog.getByText(`One ${word}`)).toBeVisible()
  await expect(dialog.getByText('0 resources')).toBeVisible()
  await expectAccessible(page)

  await newTag(`Two ${word}`)
  await choose(page, `One ${word}`, 'Edit')
  const renamed = page.getByRole('dialog', { name: 'Edit tag' }).getByLabel('Name')
  await renamed.fill(`two ${word}`)
  await renamed.press('Enter')
  await expect(page.getByText(/already/)).toBeVisible()
  await expect(renamed).toHaveValue(`two ${word}`)
  await renamed.fill(`Three ${word}`)
  await renamed.press('Enter')
  await expect(dialog.getByText(`Three ${word}`)).toBeVisible()
  // Read again: the other one came meanwhile.
  await expect(dialog.getByText(`Two ${word}`)).toBeVisible()
  expect(await tagIds(`One ${word}`)).toEqual([])
  await service.from('product_tag').delete().ilike('name', `%${word}`)
})

test('what carries a merged tag carries the other one, once; a deleted tag is taken off', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const [from, into] = [await newTag(`From ${word}`), await newTag(`Into ${word}`)]
  const both = await newProduct({ title: `Both ${word}`, price: '10' })
  const one = await newProduct({ title: `One ${word}`, price: '10' })
  await service
    .from('product')
    .update({ tags: [from, into] })
    .eq('id', both.id)
  await service
    .from('product')
    .update({ tags: [from] })
    .eq('id', one.id)
  const dialog = await manage(page, word)
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(row(`From ${word}`)).toContainText('2 resources')
  await choose(page, `From ${word}`, 'Merge into another tag')
  const merge = page.getByRole('dialog', { name: `Merge “From ${word}”` })
  await expect(merge).toContainText('2 resources will carry the other tag instead')
  await merge.getByRole('combobox', { name: 'Into the tag' }).fill(word)
  // Not into itself.
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: `Into ${word}` }).click()
  await merge.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row(`Into ${word}`)).toContainText('2 resources')
  await expect(row(`From ${word}`)).toBeHidden()
  expect(await tagsOf(both.id)).toEqual([into])
  expect(await tagsOf(one.id)).toEqual([into])

  await choose(page, `Into ${word}`, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 resources will no longer carry this tag')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, `Into ${word}`, 'Show its resources')
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2)
  await expect(page.getByRole('dialog')).toBeHidden()
  await manage(page, word)
  await choose(page, `Into ${word}`, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  expect(await tagsOf(one.id)).toEqual([])
  await Promise.all([deleteProduct(both.id), deleteProduct(one.id)])
})

test('what another one renamed meanwhile is not overwritten', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  const id = await newTag(`Old ${word}`)
  await manage(page, word)
  await choose(page, `Old ${word}`, 'Edit')
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill(`Mine ${word}`)
  await service
    .from('product_tag')
    .update({ name: `Theirs ${word}` })
    .eq('id', id)
  await name.press('Enter')
  await expect(page.getByText(/Nothing has been overwritten/)).toBeVisible()
  expect(await tagIds(`Theirs ${word}`)).toEqual([id])
  await service.from('product_tag').delete().eq('id', id)
})

test('the tags stand within a phone, in Afrikaans, with a long name', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 800 } })
  await chooseLanguage(page, 'af')
  const word = newWord()
  const id = await newTag(`Assesseringsopdragte${word}vermenigvuldigingstabelle`)
  await page.goto('/admin/products?manage=tags')
  const dialog = page.getByRole('dialog', { name: 'Bestuur etikette' })
  await dialog.getByRole('searchbox').fill(word)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await service.from('product_tag').delete().eq('id', id)
})
