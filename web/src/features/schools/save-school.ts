import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { wasRefused } from '@/lib/was-refused.ts'
import { valuesOfSchool, type SchoolValues } from './school-schema.ts'
import {
  AddSchoolDocument,
  ChangeSchoolDocument,
  DeleteSchoolDocument,
  SchoolNowDocument,
} from './schools.generated.ts'
import { dropLogo, storeLogo } from './store-logo.ts'

/** What shows schools. */
const lists = ['schoolCollection', 'searchSchoolList', 'searchSchools'] as const

interface StoredSchool {
  id: string
  version: string
  /** The key of the logo that it has. */
  logo: string | null
}

/**
 * Writes a school. A chosen logo is stored first: a school never names one that is not there.
 * @param stored null for a new one
 * @throws AppError school_name_town_provinces_key, file_type_not_allowed
 */
export async function saveSchool(
  client: WritingClient,
  { logo, town, ...values }: SchoolValues,
  stored: StoredSchool | null,
) {
  const fresh =
    logo instanceof File ? await storeLogo(stored?.id ?? crypto.randomUUID(), logo) : null
  const schoolImgKey = fresh ?? (typeof logo === 'string' ? logo : null)
  const row = { ...values, town: town === '' ? null : town, schoolImgKey }
  try {
    if (stored === null) await writeRow(client, AddSchoolDocument, { row }, lists)
    else {
      const { id, version } = stored
      await writeRow(client, ChangeSchoolDocument, { row, id, version }, lists)
    }
  } catch (error) {
    if (wasRefused(error)) dropLogo(fresh)
    throw error
  }
  if (stored !== null && stored.logo !== schoolImgKey) dropLogo(stored.logo)
}

/** The school as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readSchool(client: WritingClient, id: string) {
  const now = await readNow(client, SchoolNowDocument, { id })
  const row = now?.schoolCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfSchool(row) } : null
}

/** Deletes a school and its logo. @throws AppError subject_template_school_id_fkey, assessment_template_school_id_fkey */
export async function deleteSchool(
  client: WritingClient,
  { id, schoolImgKey }: { id: string; schoolImgKey: string | null },
) {
  await writeRow(client, DeleteSchoolDocument, { id }, lists)
  dropLogo(schoolImgKey)
}
