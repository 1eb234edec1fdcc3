-- How often somebody may ask what a script could try out: coupon codes, whether an address has an account.

create table private.request_limit (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  requests smallint not null,
  within interval not null,
  constraint request_limit_pkey primary key (id),
  constraint request_limit_kind_key unique (kind),
  constraint request_limit_requests_positive check (requests > 0),
  constraint request_limit_within_range check (within between '1 second' and '1 day')
);

alter table private.request_limit enable row level security;

comment on table private.request_limit is 'How many requests of a kind one person or address may send.';

create trigger set_updated_at before update on private.request_limit
  for each row execute function private.set_updated_at();

-- The teachers of a school may share one network address.
insert into private.request_limit (kind, requests, within) values
  ('closing by person', 5, '15 minutes'),
  ('contact from address', 20, '10 minutes'),
  ('coupon by person', 20, '5 minutes'),
  ('coupon from address', 100, '5 minutes'),
  ('export by person', 3, '1 hour'),
  ('invitation about email', 3, '1 day'),
  ('invitation mail for order', 3, '1 day'),
  ('login about email', 5, '1 hour'),
  ('login from address', 20, '10 minutes'),
  ('mail by person', 200, '1 day'),
  ('order mail again for order', 5, '1 day'),
  ('quotation from address', 60, '10 minutes'),
  ('quotation mail for order', 20, '1 day'),
  ('sign-up about email', 3, '1 day'),
  ('sign-up from address', 20, '10 minutes'),
  ('subject by person', 30, '1 day'),
  ('support by person', 5, '10 minutes');

create table private.request_count (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  subject bytea not null,
  moments timestamptz[] not null,
  admitted boolean not null default true,
  constraint request_count_pkey primary key (id),
  constraint request_count_kind_subject_key unique (kind, subject),
  constraint request_count_kind_fkey foreign key (kind)
    references private.request_limit (kind) on delete cascade
);

create index request_count_updated_at_idx on private.request_count (updated_at);

alter table private.request_count enable row level security;

comment on table private.request_count is
  'When each person or address last sent requests of a kind. The subject is a digest: no network '
  'or email address is kept.';
comment on column private.request_count.moments is 'Of the requests within the limit, the oldest first.';
comment on column private.request_count.admitted is 'Whether the last request was within the limit.';

create trigger set_updated_at before update on private.request_count
  for each row execute function private.set_updated_at();

create function private.moments_after(moments timestamptz[], earliest timestamptz) returns timestamptz[]
language sql immutable parallel safe set search_path = ''
return array(
  select moment from unnest(moments) as moment where moment > moments_after.earliest order by moment);

create function private.take_request(kind text, subject text, most integer default null) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  allowed private.request_limit;
  counted private.request_count;
begin
  select * into strict allowed from private.request_limit as known
  where known.kind = take_request.kind;
  allowed.requests := coalesce(take_request.most, allowed.requests);
  -- This statement locks the row, so requests at the same time are counted one after the other.
  insert into private.request_count as known (kind, subject, moments)
  values (allowed.kind, sha256(convert_to(take_request.subject, 'UTF8')), array[clock_timestamp()])
  on conflict on constraint request_count_kind_subject_key do update
  set (moments, admitted) = (
    select case when cardinality(recent.moments) < allowed.requests
        then recent.moments || clock_timestamp() else recent.moments end,
      cardinality(recent.moments) < allowed.requests
    from (select private.moments_after(
      known.moments, clock_timestamp() - allowed.within) as moments) as recent)
  returning known.* into counted;
  -- What nobody asks about any more; a few with each request.
  delete from private.request_count as old
  where old.id in (
    select forgotten.id from private.request_count as forgotten
    where forgotten.updated_at < now() - interval '1 day'
    order by forgotten.updated_at limit 10
    for update skip locked);
  if counted.admitted then
    return 0;
  end if;
  return greatest(1, ceil(extract(
    epoch from counted.moments[1] + allowed.within - clock_timestamp()))::integer);
end
$$;
comment on function private.take_request(text, text, integer) is
  'Counts a request of a person or address. Answers 0, or in how many seconds to try again when '
  'there were too many; those are not counted. most: another number than the limit''s own. The count holds only when the transaction is '
  'committed: the caller must answer a refusal, and not raise it.';

create function private.count_mail(kind text, subject text, most integer default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sender constant text := private.my_user_id()::text;
begin
  -- What is refused is not counted, so the count of a refusal may be rolled back.
  if private.take_request(kind, subject, most) > 0
    -- Over all orders: those of free resources cost nothing. Administrators answer for many customers.
    or sender is not null and private.take_request(
      'mail by person', sender, case when private.in_group('admin') then 2000 end) > 0
  then
    raise exception 'mails_sent_too_often' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.count_mail(text, text, integer) is
  'Counts a mail to an address that somebody chose, before it is written to an outbox: by its subject, and by the '
  'person who sends it. What is counted stays counted: taking back what the mail is about frees nothing.';

-- Definer: the counts are private.
create function public.take_request(kind text, subject text) returns integer
language sql volatile security definer set search_path = ''
return private.take_request(kind, subject);
comment on function public.take_request(text, text) is
  'For edge functions that anybody may call: counts a request, and answers 0 or the seconds to '
  'wait.';
grant execute on function public.take_request(text, text) to service_role;

-- What one person may add to a table of their own within a day: far more than anybody plans, and too little to fill the
-- disk. Definer: it counts all rows of the owner, whoever may read them.
create function private.limit_day() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  too_many boolean;
begin
  -- Imports and the service have no user, and administrators write for many people.
  if private.my_user_id() is null or private.in_group('admin') then
    return null;
  end if;
  -- No counter: a row that is locked would make a person's requests wait for each other.
  execute format(
    'select exists (
       select from %1$I.%2$I as filled
       where filled.%3$I in (select fresh.%3$I from added as fresh)
         and filled.created_at > now() - interval ''1 day''
       group by filled.%3$I having count(*) > $1)',
    tg_table_schema, tg_table_name, tg_argv[0]) into too_many using tg_argv[1]::integer;
  if too_many then
    raise exception 'added_too_much' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.limit_day() is
  'Trigger of a statement, after insert, with the new rows as "added". Arguments: the column of the owner, and how many '
  'rows of one owner may be made within a day. supabase/tests/catalogue/limits-of-a-day.test.ts names every table.';
