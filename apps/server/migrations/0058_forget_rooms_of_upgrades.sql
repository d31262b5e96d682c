-- An order that lost its person keeps which category was asked for and for how long, and no room anybody slept in.
create function forget_rooms() returns trigger language plpgsql as $$
begin
  update order_upgrades set unit_id = null, before = null
  where property_id = new.property_id and order_id = new.id;
  return null;
end
$$;
create trigger forget_rooms after update of removed_at on orders
  for each row when (new.removed_at is not null and old.removed_at is null) execute function forget_rooms();
