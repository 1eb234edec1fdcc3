-- The number that buyers quote: the moment of the checkout, to the hundredth of a second.

create function private.new_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  moment timestamp := clock_timestamp() at time zone 'Africa/Johannesburg';
  candidate text;
begin
  -- Who takes a number holds a lock on it until the end of the transaction, so nobody waits for
  -- another checkout of the same hundredth: the next free hundredth is taken instead.
  loop
    candidate := to_char(moment, 'YYMMDD-HH24MISSFF2');
    if pg_try_advisory_xact_lock(4500, hashtext(candidate)) then
      -- A statement of its own: it sees whoever gave the lock back just now and has the number.
      if not exists (
        select from public.teacher_products_order as taken where taken.order_number = candidate
      ) then
        return candidate;
      end if;
    end if;
    moment := moment + interval '10 milliseconds';
  end loop;
end
$$;
comment on function private.new_order_number() is
  'yymmdd-hhmmssff in South African time, free at this moment and kept for this transaction. Nobody '
  'is ever made to wait for a number; the unique key of the table has the last word.';
