import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { paperFrom } from '../paper/from-stored.ts'
import { levelsOfChosen } from './assessment-choices.ts'
import { box, open, rivers, server, startAnew, stored } from './assessment-editor-testing.tsx'
import type { PaperShelf } from './paper-shelf.ts'

// A whole editor, typed into letter by letter.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(startAnew)

const level = (label: string, percentage: number) => ({ label, percentage })

const choices = {
  subjects: [],
  taxonomies: [
    { id: 'caps', name: 'CAPS', levels: [level('Low order', 30), level('High order', 70)] },
    { id: 'bloom', name: 'Bloom', levels: [level('Low order', 50), level('Create', 50)] },
  ],
  ownSchool: null,
}

const later = '2026-11-23T08:00:00.000002+00:00'

/** Where templates are kept: what was saved, in the versions that it was saved over. */
function shelf() {
  const save = vi.fn<PaperShelf['save']>().mockResolvedValue(later)
  const read = vi.fn<PaperShelf['read']>().mockResolvedValue(null)
  const templates: PaperShelf = {
    save,
    read,
    storedAlready: 'assessment_template_pkey',
    severalTaxonomies: true,
    forSchool: true,
    isOwn: false,
  }
  return { save, read, templates }
}

test('a template for everybody takes a school and several sets of levels, in the same editor', async () => {
  const { save, templates } = shelf()
  const { user, onSaved } = open(server.now, { shelf: templates, choices })
  await user.type(box('Title'), ' of')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('School is required')).toBeInTheDocument()
  expect(save).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('combobox', { name: 'School' }))
  await user.click(await screen.findByRole('option', { name: /^All schools of Limpopo/ }))
  expect(screen.queryByText('School is required')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Cognitive levels/ }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'CAPS' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bloom' }))
  await user.keyboard('{Escape}')
  const levels = screen.getByRole('combobox', { name: 'Cognitive level, 1.1' })
  expect(
    within(levels)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Low order', 'High order', 'Create']))
  await user.type(box('Title'), ' Africa')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const [, paper, row] = save.mock.calls[0] ?? []
  expect(row).toEqual({ id: server.now.id, version: server.now.updatedAt })
  expect(paper?.meta).toMatchObject({
    title: 'Rivers of Africa',
    schoolId: 'general',
    taxonomyIds: ['caps', 'bloom'],
  })
  // Nothing went to the teacher's own papers.
  expect(server.sent).toEqual([])
})

test('it has no history and no sheet to print, which are of a teacher’s own papers', () => {
  open(server.now, { shelf: shelf().templates, choices })
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
  expect(screen.getByRole('button', { name: /Check/ })).toBeVisible()
})

test('two administrators who chose other levels are shown their names', async () => {
  const { save, read, templates } = shelf()
  const now = { ...server.now, schoolId: 'general' }
  const { user, onSaved } = open(now, { shelf: templates, choices })
  const theirs = {
    ...now,
    ...stored(rivers('Which river?')),
    schoolId: 'general',
    taxonomyIds: ['bloom'],
  }
  save.mockRejectedValueOnce(new AppError('not_found_or_forbidden'))
  read.mockResolvedValue({ version: later, unchanged: false, paper: paperFrom(theirs, '5') })
  await user.click(screen.getByRole('button', { name: /^Cognitive levels/ }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'CAPS' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Cognitive levels' })
  expect(choice).toHaveTextContent('Bloom')
  expect(choice).toHaveTextContent('CAPS')
  await user.click(within(choice).getByRole('radio', { name: /Take theirs/ }))
  await user.click(screen.getByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(save.mock.lastCall?.[1].meta.taxonomyIds).toEqual(['bloom'])
})

test('of a level that two sets have, the first set says the percentage', () => {
  expect(levelsOfChosen(choices.taxonomies, ['bloom', 'caps'])).toEqual([
    level('Low order', 30),
    level('High order', 70),
    level('Create', 50),
  ])
  expect(levelsOfChosen(choices.taxonomies, [])).toEqual([])
})
