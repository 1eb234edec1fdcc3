import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../support/database.ts'
import { functionRights, tableRights, unusualRights } from './rights.sql.ts'

const list = async (db: Database, query: string, ...values: string[]) =>
  (await db.root(query, values)).map((row) => row['has'])

// These lists are the whole surface of the API. A migration that adds a right changes one of them on purpose.

test('visitors read the catalogue and nothing else', () =>
  rolledBack(async (db) => {
    expect(await list(db, tableRights, 'anon')).toMatchInlineSnapshot(`
      [
        "select product(id created_at updated_at title description price discount_percentage sale_price e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku type search_field listable)",
        "select product_bundle(id created_at updated_at title description price discount_percentage sale_price physical featured publish_date thumbnails tags category_id member_count search_field)",
        "select product_bundle_product(id created_at updated_at product_bundle_id product_id position title)",
        "select product_category(id created_at updated_at name slug parent_id grade)",
        "select product_tag(id created_at updated_at name)",
        "select shop_item(id created_at updated_at product_id product_bundle_id title price discount_percentage sale_price physical featured e_commerce_product subscription_product publish_date thumbnails tags category_id)",
      ]
    `)
    expect(await list(db, functionRights, 'anon')).toMatchInlineSnapshot(`
      [
        "_questions(product_bundle)",
        "private.is_published(product)",
        "search_products(text)",
        "search_shop(text,uuid[],uuid[],boolean,boolean)",
      ]
    `)
  }))

test('signed-in people have these rights, which the policies narrow', () =>
  rolledBack(async (db) => {
    expect(await list(db, tableRights, 'authenticated')).toMatchInlineSnapshot(`
      [
        "delete announcement",
        "delete assessment_template",
        "delete assessment_template_taxonomy",
        "delete cognitive_level",
        "delete communication",
        "delete coupon",
        "delete holiday",
        "delete product",
        "delete product_bundle",
        "delete product_bundle_product",
        "delete product_category",
        "delete product_content",
        "delete product_tag",
        "delete school",
        "delete secret",
        "delete subject_template",
        "delete taxonomy",
        "delete teacher_activity",
        "delete teacher_assessment_template",
        "delete teacher_class_subject",
        "delete teacher_schedule",
        "delete teacher_subject_template",
        "delete term",
        "delete term_biweek",
        "insert announcement(title message send_to)",
        "insert assessment_template(id title complexity total_minutes font_family headings instructions questions school_id subject_id)",
        "insert assessment_template_taxonomy(assessment_template_id taxonomy_id)",
        "insert cognitive_level(taxonomy_id label percentage position)",
        "insert communication(subject body images video send_to show publish_date)",
        "insert coupon(coupon_code enabled start_date end_date discount_type discount_value restrict_to restrict_to_teachers max_uses)",
        "insert holiday(label label_af date)",
        "insert product(title description price discount_percentage e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku)",
        "insert product_bundle(title description price discount_percentage featured publish_date thumbnails tags category_id)",
        "insert product_bundle_product(product_bundle_id product_id position)",
        "insert product_category(name parent_id grade)",
        "insert product_content(product_id file_keys urls)",
        "insert product_tag(name)",
        "insert school(name town provinces is_generic school_img_key)",
        "insert secret(type value)",
        "insert subject(grade subject subject_af)",
        "insert subject_template(id name complexity total_points minutes font_family headings template school_id subject_id)",
        "insert taxonomy(name source)",
        "insert teacher_activity(teacher_profile_id label start_date_time end_date_time color type teacher_assessment_template_id teacher_subject_template_id repeat_id)",
        "insert teacher_assessment_template(id title complexity total_minutes font_family headings instructions questions school_id subject_id taxonomy_id)",
        "insert teacher_class_subject(teacher_profile_id subject_id name)",
        "insert teacher_profile(user_id title name surname language province days_per_week translate_i18n teacher_profile_school_id)",
        "insert teacher_schedule(teacher_profile_id day periods period_duration break_durations start_time end_time breaks_after)",
        "insert teacher_subject_template(id name complexity total_points minutes font_family headings template school_id subject_id)",
        "insert teacher_subscription(teacher_profile_id title frequency amount per_grade monthly_limit grades grand_fathered)",
        "insert term(label label_af start_date end_date provinces)",
        "insert term_biweek(term_id label label_af start_date end_date)",
        "select admin_audit(id created_at updated_at actor_id actor table_name row_id verb old_values new_values)",
        "select announcement(id created_at updated_at title message send_to)",
        "select announcement_read(id created_at updated_at announcement_id teacher_profile_id)",
        "select archived_teacher_products_order(id created_at updated_at archived_at teacher_profile_id owner order_status order_number order_date_time order_payment_method order_payment order_shipping_details order_products coupon_code coupon_discount_type coupon_discount_value coupon_amount shipping_fee order_total order_vat)",
        "select assessment_template(id created_at updated_at title complexity total_marks total_minutes font_family headings instructions questions school_id subject_id subject_name grade_order school_name search_field)",
        "select assessment_template_taxonomy(id created_at updated_at assessment_template_id taxonomy_id)",
        "select cognitive_level(id created_at updated_at taxonomy_id label percentage position)",
        "select communication(id created_at updated_at subject body images video send_to show publish_date)",
        "select coupon(id created_at updated_at coupon_code enabled start_date end_date discount_type discount_value restrict_to restrict_to_teachers max_uses uses)",
        "select coupon_redemption(id created_at updated_at coupon_id order_id)",
        "select holiday(id created_at updated_at label label_af date)",
        "select invoice(id created_at updated_at kind number order_id credited_invoice_id teacher_profile_id issued_at order_number form seller buyer lines coupon_amount shipping_fee total vat storage_key content_sha256)",
        "select order_event(id created_at updated_at order_id from_status to_status reason)",
        "select order_line(id created_at updated_at order_id product_id product_bundle_id title price discount_percentage line_price coupon_share price_before physical questions)",
        "select order_line_member(id created_at updated_at order_line_id product_id position title)",
        "select payment_attempt(id created_at updated_at order_id amount)",
        "select payment_notification(id created_at updated_at received_at received_count source_address provider_payment_id payment_status merchant_id attempt_reference order_reference amount_cents judged_at verdict counts order_id needs_human resolved_at resolved_by)",
        "select product(id created_at updated_at title description price discount_percentage sale_price e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku type search_field listable)",
        "select product_bundle(id created_at updated_at title description price discount_percentage sale_price physical featured publish_date thumbnails tags category_id member_count search_field)",
        "select product_bundle_product(id created_at updated_at product_bundle_id product_id position title)",
        "select product_category(id created_at updated_at name slug parent_id grade)",
        "select product_content(id created_at updated_at product_id file_keys urls)",
        "select product_download(id created_at updated_at user_id product_id file_key)",
        "select product_subscription(id created_at updated_at teacher_profile_id product_id time_stamp grade)",
        "select product_tag(id created_at updated_at name)",
        "select reporting_teacher(id created_at updated_at teacher_profile_id owner username title name surname language province email phone registration_date roles role_list product_count teacher_profile_school_id school_name search_field)",
        "select school(id created_at updated_at name town provinces is_generic school_img_key emis_number search_field)",
        "select secret(id created_at updated_at type value)",
        "select shop_item(id created_at updated_at product_id product_bundle_id title price discount_percentage sale_price physical featured e_commerce_product subscription_product publish_date thumbnails tags category_id)",
        "select subject(id created_at updated_at grade subject subject_af created_by)",
        "select subject_template(id created_at updated_at name type complexity total_points minutes font_family headings template school_id subject_id subject_name grade_order school_name search_field)",
        "select taxonomy(id created_at updated_at name source)",
        "select teacher_activity(id created_at updated_at teacher_profile_id label start_date_time end_date_time color type teacher_assessment_template_id teacher_subject_template_id repeat_id)",
        "select teacher_assessment_template(id created_at updated_at teacher_profile_id title complexity total_marks total_minutes font_family headings instructions questions school_id subject_id taxonomy_id subject_name grade_order school_name search_field)",
        "select teacher_class_subject(id created_at updated_at teacher_profile_id subject_id name)",
        "select teacher_products_order(id created_at updated_at teacher_profile_id owner order_status order_number order_date_time order_payment_method order_payment order_shipping_details coupon_code coupon_discount_type coupon_discount_value coupon_amount shipping_fee order_total order_vat product_count has_physical has_questions search_field)",
        "select teacher_profile(id created_at updated_at user_id owner title name surname language province days_per_week status type session_token translate_i18n products_order_shipping_details products teacher_profile_school_id closed_at)",
        "select teacher_schedule(id created_at updated_at teacher_profile_id day periods period_duration break_durations start_time end_time breaks_after)",
        "select teacher_subject_template(id created_at updated_at teacher_profile_id name type complexity total_points minutes font_family headings template school_id subject_id subject_name grade_order school_name search_field)",
        "select teacher_subscription(id created_at updated_at teacher_profile_id title frequency amount per_grade monthly_limit grades grand_fathered pro_rata_payment_successful token status_text run_date checked_at)",
        "select term(id created_at updated_at label label_af start_date end_date provinces)",
        "select term_biweek(id created_at updated_at term_id label label_af start_date end_date color)",
        "update announcement(title message send_to)",
        "update assessment_template(title complexity total_minutes font_family headings instructions questions school_id subject_id)",
        "update cognitive_level(label percentage position)",
        "update communication(subject body images video send_to show publish_date)",
        "update coupon(coupon_code enabled start_date end_date discount_type discount_value restrict_to restrict_to_teachers max_uses)",
        "update holiday(label label_af date)",
        "update product(title description price discount_percentage e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku)",
        "update product_bundle(title description price discount_percentage featured publish_date thumbnails tags category_id)",
        "update product_bundle_product(position)",
        "update product_category(name parent_id grade)",
        "update product_content(file_keys urls)",
        "update product_tag(name)",
        "update school(name town provinces is_generic school_img_key)",
        "update secret(type value)",
        "update subject(grade subject subject_af)",
        "update subject_template(name complexity total_points minutes font_family headings template school_id subject_id)",
        "update taxonomy(name source)",
        "update teacher_activity(label start_date_time end_date_time color type teacher_assessment_template_id teacher_subject_template_id repeat_id)",
        "update teacher_assessment_template(title complexity total_minutes font_family headings instructions questions school_id subject_id taxonomy_id)",
        "update teacher_class_subject(subject_id name)",
        "update teacher_profile(title name surname language province days_per_week translate_i18n products_order_shipping_details teacher_profile_school_id)",
        "update teacher_schedule(day periods period_duration break_durations start_time end_time breaks_after)",
        "update teacher_subject_template(name complexity total_points minutes font_family headings template school_id subject_id)",
        "update teacher_subscription(title frequency amount per_grade monthly_limit grades grand_fathered)",
        "update term(label label_af start_date end_date provinces)",
        "update term_biweek(label label_af start_date end_date color)",
      ]
    `)
    expect(await list(db, functionRights, 'authenticated')).toMatchInlineSnapshot(`
      [
        "_already_owned(order_line)",
        "_answers_missing(order_line)",
        "_available(order_line)",
        "_bought(product_bundle)",
        "_coupon_problem(teacher_products_order)",
        "_library_access(product)",
        "_owned_as(product)",
        "_questions(product_bundle)",
        "_read_by(announcement)",
        "_valid(teacher_subscription)",
        "add_activity(text,timestamp with time zone,timestamp with time zone,text,text,uuid,uuid,integer)",
        "add_to_cart(uuid,jsonb,uuid)",
        "add_to_library(uuid)",
        "apply_coupon(text,uuid)",
        "archive_orders(date,integer)",
        "bank_details()",
        "change_answers(uuid,jsonb)",
        "change_order(uuid,jsonb,jsonb,text)",
        "checkout(uuid,text,numeric,jsonb)",
        "create_order(uuid,jsonb,text,jsonb,text)",
        "create_quote(uuid,jsonb,jsonb,text)",
        "create_reporting_data()",
        "ensure_teacher_profile()",
        "get_shipping_details(uuid)",
        "my_cart()",
        "my_groups()",
        "my_library(text,text)",
        "my_unread_announcements()",
        "order_history(uuid)",
        "prepare_card_payment(uuid)",
        "private.answer_values(jsonb)",
        "private.are_break_durations(integer[])",
        "private.are_break_positions(integer[],integer[],integer)",
        "private.are_channels(text[])",
        "private.are_product_questions(jsonb)",
        "private.are_storage_keys(text[],text[])",
        "private.biweek_palette()",
        "private.in_group(text)",
        "private.is_blank(text)",
        "private.is_content_path(text)",
        "private.is_for_sale(product_bundle)",
        "private.is_own_picture_path(text,uuid)",
        "private.is_picture_path(text)",
        "private.is_product_question(jsonb)",
        "private.is_published(product)",
        "private.is_shipping_details(jsonb)",
        "private.minutes_of(integer,integer,integer[])",
        "private.my_addresses()",
        "private.my_channels()",
        "private.my_province()",
        "private.my_school_ids()",
        "private.my_subject_ids()",
        "private.my_teacher_profile_id()",
        "private.orders_seen_since()",
        "private.provinces()",
        "private.search_text(text)",
        "private.slug(text)",
        "private.subscription_is_valid(text,timestamp with time zone)",
        "product_files(uuid)",
        "product_urls(uuid)",
        "read_announcement(uuid)",
        "record_download(uuid,text)",
        "refresh_cart()",
        "remove_coupon(uuid)",
        "remove_from_cart(uuid,uuid)",
        "resolve_payment_notification(uuid)",
        "save_shipping_details(jsonb,uuid)",
        "save_teacher_profile(text,text,text,text,text,integer,uuid)",
        "save_teacher_profile_of(uuid,text,text,text,text,text,integer,uuid)",
        "search_orders(text)",
        "search_products(text)",
        "search_reporting_teachers(text)",
        "search_schools(text,text)",
        "search_shop(text,uuid[],uuid[],boolean,boolean)",
        "set_bundle_products(uuid,uuid[])",
        "set_order_status(uuid,text,text)",
        "use_here()",
        "verify_coupon(text,uuid)",
      ]
    `)
  }))

test('the service role writes no orders', () =>
  rolledBack(async (db) => {
    const rights = await list(db, tableRights, 'service_role')
    expect(
      rights.filter((right) => /order_(line|event)|teacher_products_order/.test(String(right))),
    ).toHaveLength(5)
    expect(await list(db, functionRights, 'service_role')).toMatchInlineSnapshot(`
      [
        "add_user_to_group(uuid,text)",
        "attach_invoice_file(uuid,text,text)",
        "claim_order_mail(integer)",
        "find_lost_login(text)",
        "find_user_id(text)",
        "finish_order_mail(uuid,text)",
        "judge_payment_notification(uuid,text,boolean,boolean)",
        "payfast_credentials()",
        "private.are_break_durations(integer[])",
        "private.are_break_positions(integer[],integer[],integer)",
        "private.are_channels(text[])",
        "private.are_product_questions(jsonb)",
        "private.are_storage_keys(text[],text[])",
        "private.biweek_palette()",
        "private.is_blank(text)",
        "private.is_product_question(jsonb)",
        "private.is_shipping_details(jsonb)",
        "private.minutes_of(integer,integer,integer[])",
        "private.my_teacher_profile_id()",
        "private.provinces()",
        "private.search_text(text)",
        "private.slug(text)",
        "remove_user_from_group(uuid,text)",
        "store_payment_notification(text,jsonb,text)",
      ]
    `)
  }))

test('nobody has unusual rights', () =>
  rolledBack(async (db) => {
    expect(await list(db, unusualRights)).toEqual([])
  }))

test('new tables and functions are granted to nobody', () =>
  rolledBack(async (db) => {
    const before = {
      anon: await list(db, functionRights, 'anon'),
      service: await list(db, tableRights, 'service_role'),
    }
    await db.root('create table public.probe (id uuid)')
    await db.root('create function public.probe() returns int language sql return 1')
    await db.root('create function private.probe() returns int language sql return 1')
    expect(await list(db, functionRights, 'anon')).toEqual(before.anon)
    expect(await list(db, tableRights, 'service_role')).toEqual(before.service)
  }))
