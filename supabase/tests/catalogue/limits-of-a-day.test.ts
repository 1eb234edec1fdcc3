import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../support/database.ts'
import { roleTable } from '../rights/role-table.ts'
import { expectRefused } from '../support/refusals.ts'
import { newTeacher } from '../support/world.ts'

/** Tables whose new rows are counted for each person and day, with the most. */
const limited: Record<string, string> = {
  'public.payment_attempt': '200',
  'public.product_download': '5000',
  'public.teacher_activity': '10000',
  'public.teacher_assessment_template': '500',
  'public.teacher_class_period': '5000',
  'public.teacher_class_subject': '500',
  'public.teacher_products_order': '1000',
  'public.teacher_schedule': '500',
  'public.teacher_subject_template': '500',
}

/** Why a table that functions write to, or that the API may write to, is not counted by the day. */
const bounded: Record<string, string[]> = {
  'one for a person, or for a person and a thing': [
    'private.calendar_feed',
    'private.checked_coupon',
    'private.invoice_details',
    'private.request_count',
    'private.temporary_password',
    'private.user_group',
    'public.announcement_read',
    'public.product_subscription',
    'public.reporting_teacher',
    'public.school_request',
    'public.teacher_profile',
  ],
  'a thousand of each person': ['private.list_view'],
  'thirty a day, by its own trigger': ['public.subject'],
  'as many as were bought, and their mails are counted': ['private.seat_link', 'public.seat'],
  'follows an order, of which there are a thousand a day': [
    'private.order_mail',
    'public.coupon_redemption',
    'public.delivery',
    'public.invoice',
    'public.order_event',
    'public.order_line',
    'public.order_line_member',
    'public.refund',
  ],
  'what was deleted was made before, and goes after some days': [
    'private.deleted_activity',
    'private.deleted_class',
  ],
  'of a paper the newest fifty, and its questions': [
    'public.bank_question',
    'public.teacher_assessment_version',
  ],
  'only administrators and superadmins, through functions': [
    'private.account_merge',
    'private.chosen_id',
    'private.content_check',
    'private.content_file',
    'private.content_version',
    'private.correction',
    'private.correction_notice',
    'private.customer_note',
    'private.missing_content',
    'private.order_note',
    'private.quotation_link',
    'private.released_picture',
    'private.run',
    'private.run_row',
    'private.sale',
    'private.session_end',
    'private.shelf_word',
    'public.admin_audit',
    'public.archived_teacher_products_order',
    'public.assessment_template_taxonomy',
    'public.bank_form',
    'public.bank_line_order',
    'public.bank_statement',
    'public.bank_statement_line',
    'public.school',
    'public.communication_withdrawal',
    'public.coupon',
    'public.holiday',
    'public.parcel',
    'public.parcel_line',
    'public.product',
    'public.product_bundle',
    'public.product_bundle_product',
    'public.product_content',
    'public.product_tag',
    'public.quotation',
    'public.shop_item',
    'public.cognitive_level',
    'public.taxonomy',
    'public.term',
    'public.term_biweek',
  ],
  'only the service role and schedules': ['private.schedule_run', 'public.payment_notification'],
}

const names = (rows: Record<string, unknown>[]) => rows.map(({ name }) => String(name))

const byFunctions = async (db: Database) =>
  names(
    await db.root(`
    select distinct found[1] as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join regexp_matches(
      p.prosrc || coalesce(pg_get_function_sqlbody(p.oid), ''),
      'insert\\s+into\\s+((?:public|private)\\.[a-z_]+)', 'gi') as found
    where n.nspname in ('public', 'private')`),
  )

const byTheApi = async (db: Database) =>
  names(
    await db.root(`
    select 'public.' || c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('authenticated', c.oid, 'insert')`),
  )

/** Tables whose new rows come from administrators, by the role table, unless a function writes them for others. */
const ofAdministrators = roleTable
  .filter(({ rights: { insert } }) => {
    const who = Object.keys(insert)
    return who.length > 0 && who.every((caller) => caller === 'admin' || caller === 'superadmin')
  })
  .map(({ table }) => `public.${table}`)

/** What needs a limit or a reason here. */
async function written(db: Database): Promise<string[]> {
  const functions = await byFunctions(db)
  const api = (await byTheApi(db)).filter((name) => !ofAdministrators.includes(name))
  return [...new Set([...functions, ...api])].sort()
}

test('every table that people may fill has a limit for each person and day, or a reason', () =>
  rolledBack(async (db) => {
    const known = [...Object.keys(limited), ...Object.values(bounded).flat()].sort()
    expect(await written(db)).toEqual(known)
    const [row] = await db.root(`select jsonb_object_agg(name, most) as found from (
      select n.nspname || '.' || c.relname as name,
        (regexp_match(pg_get_triggerdef(t.oid), '''([0-9]+)''[)]$'))[1] as most
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
      where t.tgfoid = 'private.limit_day()'::regprocedure) as triggers`)
    expect(row?.['found']).toEqual(limited)
  }))

/** Rows of a week that a person types, as many as asked for. */
const addSchedules = (count: number) => `
  insert into public.teacher_activity (label, start_date_time, end_date_time, color, type)
  select 'Lesson', moment, moment + interval '1 hour', '#123456', 'Lesson'
  from generate_series(1, ${String(count)}) as place
  cross join lateral (select timestamptz '2026-03-02 08:00+02' + place * interval '1 minute' as moment) as at`

test('one person fills a table up to its limit of a day, and nobody else is kept from it', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    await db.asUser(teacher, addSchedules(9999))
    await db.asUser(teacher, addSchedules(1))
    await db.root('savepoint filled')
    await expectRefused(db.asUser(teacher, addSchedules(1)), 'added_too_much')
    await db.root('rollback to savepoint filled')
    await db.asUser(other, addSchedules(1))
    // Tomorrow there is room again.
    await db.root(`update public.teacher_activity set created_at = now() - interval '25 hours'`)
    await db.asUser(teacher, addSchedules(1))
  }))
