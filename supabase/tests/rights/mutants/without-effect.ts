/** Changes without an effect, and the reason. */
export const withoutEffect: Record<string, string> = {
  '"signed-in people create subjects" always true':
    'created_by is the caller by default and cannot be sent',
  '"teachers create lessons of their own" as (( SELECT private.in_group(\'teacher\'::text) AS in_group))':
    "teacher_profile_id is the caller's by default and cannot be sent",
  '"teachers create papers of their own" as (( SELECT private.in_group(\'teacher\'::text) AS in_group))':
    "teacher_profile_id is the caller's by default and cannot be sent",
  "\"administrators replace files\" as ((((bucket_id = 'images'::text) AND private.is_picture_path(name)) OR ((bucket_id = 'content'::text) AND private.is_content_path(name))))":
    'the row before the change asks for an administrator already',
  '"owners read their orders, administrators those of a month" as ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ((created_at > ( SELECT private.orders_seen_since() AS orders_seen_since))) OR ((order_date_time > ( SELECT private.orders_seen_since() AS orders_seen_since)) AND (order_date_time <= \'infinity\'::timestamp with time zone)))':
    'nothing is later than infinity; the bound is there for the planner',
  '"owners read their orders, administrators those of a month" as ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ((created_at > ( SELECT private.orders_seen_since() AS orders_seen_since)) AND (created_at <= \'infinity\'::timestamp with time zone)) OR ((order_date_time > ( SELECT private.orders_seen_since() AS orders_seen_since))))':
    'nothing is later than infinity; the bound is there for the planner',
  '"people hear of what was taken away from them" as ((NOT (EXISTS ( SELECT\n   FROM communication\n  WHERE (communication.id = communication_withdrawal.id)))))':
    'every caller of the matrix is signed in; catalogue/half-signed-in.test.ts holds those who are half',
}
