import { sameText } from '@kryt/supabase/same-signs'
import { skipToken, useQuery } from '@apollo/client/react'
import { z } from 'zod/mini'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import {
  DeleteListViewDocument,
  MyListViewsDocument,
  SaveListViewDocument,
} from './list-views.generated.ts'

const shape = z.array(z.object({ id: z.string(), name: z.string(), query: z.string() }))

/** A state of a list that a person has named. */
export type ListView = z.infer<typeof shape>[number]

const read = (answer: string | null | undefined): ListView[] | null =>
  typeof answer === 'string' ? shape.parse(JSON.parse(answer)) : null

/** The person's views of a list by name, null until they are there. @param wanted false: they are not asked for yet */
export function useListViews(list: string, wanted: boolean) {
  const { data, error, refetch } = useQuery(
    MyListViewsDocument,
    wanted ? { variables: { list } } : skipToken,
  )
  return { views: read(data?.myListViews), error: error ?? null, again: () => void refetch() }
}

/** Asks again for what the menu shows. */
const remember = (client: WritingClient) =>
  client.refetchQueries({ include: [MyListViewsDocument] })

/**
 * Keeps a state under a name.
 * @param id null for a new one
 * @returns the view as it is kept
 * @throws AppError list_view_name_key, list_views_full, list_view_not_found
 */
export async function saveListView(
  client: WritingClient,
  list: string,
  view: { id: string | null; name: string; query: string },
): Promise<ListView> {
  const { saveListView: answer } = await writeRow(client, SaveListViewDocument, { list, ...view })
  const name = sameText(view.name)
  const saved = read(answer)?.find((one) => sameText(one.name) === name)
  if (saved === undefined) throw new AppError('unexpected')
  await remember(client)
  return saved
}

/** @throws AppError */
export async function deleteListView(client: WritingClient, id: string) {
  await writeRow(client, DeleteListViewDocument, { id })
  await remember(client)
}
