-- Whether a cancelled upgrade took the stay back to what it had; null while nothing was cancelled.
alter table order_upgrades add column is_moved_back boolean;

-- A stay asks for one room at a time: the second of two wishes is refused while the first waits for its answer.
create function refuse_second_upgrade() returns trigger language plpgsql as $$
declare
  wish record;
begin
  select booking_id, is_preview into wish from orders where property_id = new.property_id and id = new.order_id;
  if wish.booking_id is null or wish.is_preview then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('upgrades of ' || wish.booking_id, 0));
  if exists (
    select 1 from orders o
    join order_upgrades u on u.property_id = o.property_id and u.order_id = o.id
    where o.property_id = new.property_id and o.booking_id = wish.booking_id and o.id <> new.order_id
      and o.stage = 'placed' and o.status = 'no action taken' and o.archived_at is null and not o.is_preview
  ) then
    -- Takes back everything written so far; the code is read by place/statement.ts.
    raise exception using errcode = 'IK008', message = 'this stay asked for another room already';
  end if;
  return new;
end
$$;
create trigger refuse_second_upgrade before insert on order_upgrades
  for each row execute function refuse_second_upgrade();
