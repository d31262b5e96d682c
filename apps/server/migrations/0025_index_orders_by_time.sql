-- Statistics and the first page ask for the orders of some days; rows stay for years.
create index orders_by_time on orders (property_id, placed_at);
