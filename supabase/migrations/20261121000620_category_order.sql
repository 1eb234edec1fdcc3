-- The order of categories in lists of what is in them follows the categories.

-- Definer: the change of a category reaches every resource and bundle below it, whatever its writer may write.
create function private.spread_category_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  below uuid;
  now_order text;
begin
  for below in
    with recursive branch as (
      select new.id
      union
      select category.id from public.product_category as category
      join branch on category.parent_id = branch.id
    )
    select branch.id from branch
  loop
    now_order := private.category_order(below);
    update public.product as held set category_order = now_order
    where held.category_id = below and held.category_order is distinct from now_order;
    update public.product_bundle as held set category_order = now_order
    where held.category_id = below and held.category_order is distinct from now_order;
  end loop;
  return null;
end
$$;

create trigger spread_category_order after update on public.product_category
  for each row
  when ((old.name, old.grade, old.parent_id) is distinct from (new.name, new.grade, new.parent_id))
  execute function private.spread_category_order();
