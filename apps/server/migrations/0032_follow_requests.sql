-- What comes after an answer: done or delivered, or cancelled with the money going back; a note among colleagues; and
-- who put a request away.
alter table orders
  add column done_at timestamptz,
  add column done_by_name text,
  add column cancelled_at timestamptz,
  add column cancelled_by_name text,
  add column archived_by_name text,
  add column note text;
create index orders_to_do on orders (property_id, placed_at)
  where status in ('accepted', 'auto accepted') and stage = 'placed' and done_at is null and archived_at is null;

-- The category a line had when it was ordered, so that the request goes to the kitchen, the bar or the spa. Null for
-- what was ordered while an older version still ran.
alter table order_lines add column category text;
update order_lines set category = products.category from products
where products.property_id = order_lines.property_id and products.id = order_lines.product_id;

-- Until the end of a day of the property nobody can order it, however many are counted.
alter table products add column sold_out_until timestamptz;
